import { SelectField } from '../../components/ui/SelectField.tsx';
import { InputFields, type InputProps } from './InputFields.tsx';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import {
  type VehicleClass,
  type VehicleFigures,
  vehicleClasses,
} from './model/inputs/vehicleClasses.ts';

const classNames = Object.keys(vehicleClasses) as VehicleClass[];
const figureKeys = Object.keys(vehicleClasses.typical.figures) as (keyof VehicleFigures)[];

/** The class that matches these figures, or 'own' once one of them was changed. */
function classOf(inputs: SimulatorInputs): VehicleClass | 'own' {
  const same = (name: VehicleClass) =>
    figureKeys.every((key) => vehicleClasses[name].figures[key] === inputs[key]);
  return classNames.find(same) ?? 'own';
}

/** The car's figures: a vehicle class to choose, and a field for each figure. */
export function VehicleFields(props: InputProps) {
  const { inputs, problems, change } = props;
  const chosen = classOf(inputs);
  const wrong = problems.some(({ field }) => figureKeys.some((key) => key === field));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">Vehicle</legend>
      <SelectField
        label="Class"
        value={chosen}
        options={[
          ...classNames.map((name) => ({ value: name, label: vehicleClasses[name].label })),
          ...(chosen === 'own' ? [{ value: 'own' as const, label: 'Own figures' }] : []),
        ]}
        onChange={(name) => name !== 'own' && change(vehicleClasses[name].figures)}
      />
      <details open={wrong || undefined}>
        <summary className="min-h-6 text-sm font-medium text-accent">Figures of the car</summary>
        <div className="mt-3 grid grid-cols-2 items-end gap-4">
          <InputFields keys={figureKeys} {...props} />
        </div>
      </details>
    </fieldset>
  );
}
