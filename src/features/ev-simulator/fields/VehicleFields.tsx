import { SelectField } from '../../../components/ui/SelectField.tsx';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import {
  type VehicleClass,
  type VehicleFigures,
  vehicleClasses,
} from '../model/inputs/vehicleClasses.ts';
import { vehicleInputs, vehicleOf } from '../model/inputs/vehicleInputs.ts';
import { FieldGroup, InputFields, type InputProps } from './InputFields.tsx';

const classNames = Object.keys(vehicleClasses) as VehicleClass[];
const figureKeys = Object.keys(vehicleClasses.typical.figures) as (keyof VehicleFigures)[];

/** The class that matches these figures, or 'own' once one of them was changed. */
function classOf(inputs: SimulatorInputs): VehicleClass | 'own' {
  const same = (name: VehicleClass) =>
    figureKeys.every((key) => vehicleClasses[name].figures[key] === inputs[key]);
  return classNames.find(same) ?? 'own';
}

/** The car's figures: a real vehicle or a class to start from, and a field for each figure. */
export function VehicleFields(props: InputProps) {
  const { inputs, vehicles, change } = props;
  const chosen = classOf(inputs);
  const vehicle = vehicleOf(vehicles, inputs);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">Vehicle</legend>
      {/* Without JavaScript the server sees by these that another one was chosen. */}
      <input type="hidden" name="vehicle-was" value={vehicle?.slug ?? ''} />
      <input type="hidden" name="class-was" value={chosen} />
      <SelectField
        label="Real vehicle"
        name="vehicle"
        value={vehicle?.slug ?? ''}
        options={[
          { value: '', label: 'None of these' },
          ...vehicles.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(slug) => {
          const picked = vehicles.find((one) => one.slug === slug);
          if (picked) change(vehicleInputs(picked));
        }}
      />
      <SelectField
        label="Class"
        name="class"
        value={chosen}
        options={[
          ...classNames.map((name) => ({ value: name, label: vehicleClasses[name].label })),
          ...(chosen === 'own' ? [{ value: 'own' as const, label: 'Own figures' }] : []),
        ]}
        onChange={(name) => name !== 'own' && change(vehicleClasses[name].figures)}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <InputFields keys={['payloadKg', 'tyrePercent']} {...props} />
      </div>
      <FieldGroup
        summary="Figures of the car"
        keys={[...figureKeys, 'regenKw', 'regenFadeKmh']}
        {...props}
      />
    </fieldset>
  );
}
