import { SelectField } from '../../components/ui/SelectField.tsx';
import { DrawnDriveEditor } from './DrawnDriveEditor.tsx';
import { InputFields, type InputProps } from './InputFields.tsx';
import { selectedCycle } from './model/selectedCycle.ts';
import { VehicleFields } from './VehicleFields.tsx';

const drives = [
  { value: 'steady', label: 'Constant speed' },
  { value: 'idc', label: 'IDC, Indian city traffic' },
  { value: 'midc', label: 'MIDC, Indian mixed traffic' },
  { value: 'wltp', label: 'WLTP-style, four phases' },
  { value: 'drawn', label: 'A drive of your own' },
] as const;

const heaters = [
  { value: 'heatPump', label: 'Heat pump' },
  { value: 'resistive', label: 'Resistive heater' },
] as const;

/** What Advanced Mode adds: the drive, the road and the weather, and the figures of the car. */
export function AdvancedFields(props: InputProps) {
  const { inputs, problems, change } = props;
  return (
    <>
      <SelectField
        label="Drive"
        value={inputs.drive}
        options={drives}
        onChange={(drive) => change({ drive })}
        note={selectedCycle(inputs)?.note}
      />
      {inputs.drive === 'drawn' && (
        <DrawnDriveEditor
          points={inputs.points}
          problems={problems.filter(({ field }) => field === 'points')}
          onChange={(points) => change({ points })}
        />
      )}
      <fieldset className="grid grid-cols-2 items-end gap-4">
        <legend className="mb-2 font-semibold">Road and weather</legend>
        <InputFields keys={['temperatureC', 'altitudeM', 'gradientPercent']} {...props} />
        <SelectField
          label="Heating"
          value={inputs.heater}
          options={heaters}
          onChange={(heater) => change({ heater })}
        />
      </fieldset>
      <VehicleFields {...props} />
    </>
  );
}
