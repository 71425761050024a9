import { SelectField } from '../../../components/ui/SelectField.tsx';
import { ImportFile } from '../board/ImportFile.tsx';
import { PointsEditor } from '../board/PointsEditor.tsx';
import { selectedCycle } from '../model/cycles/standardCycles.ts';
import { speedBoard } from '../model/inputs/boards.ts';
import { FieldGroup, type InputProps } from './InputFields.tsx';
import { RoadFields } from './RoadFields.tsx';
import { VehicleFields } from './VehicleFields.tsx';

const driveChoices = [
  { value: 'steady', label: 'Constant speed' },
  { value: 'idc', label: 'IDC, Indian city traffic' },
  { value: 'midc', label: 'MIDC, Indian mixed traffic' },
  { value: 'wltp', label: 'WLTP-style, four phases' },
  { value: 'drawn', label: 'A drive of your own' },
] as const;

/** The inputs of Advanced Mode: drive, road, weather, battery and the car's figures. */
export function AdvancedFields(props: InputProps) {
  const { inputs, problems, change } = props;
  return (
    <>
      <SelectField
        label="Drive"
        name="drive"
        value={inputs.drive}
        options={driveChoices}
        onChange={(drive) => change({ drive })}
        note={selectedCycle(inputs)?.note}
      />
      {inputs.drive === 'drawn' && (
        <PointsEditor
          board={speedBoard}
          name="points"
          points={inputs.points}
          problems={problems.filter(({ field }) => field === 'points')}
          onChange={(points) => change({ points })}
        />
      )}
      <RoadFields {...props} />
      <ImportFile change={change} />
      <FieldGroup
        summary="Charge and age of the battery"
        keys={['chargeStartPercent', 'chargeEndPercent', 'healthPercent']}
        {...props}
      />
      <VehicleFields {...props} />
    </>
  );
}
