import { SelectField } from '../../../components/ui/SelectField.tsx';
import { PointsEditor } from '../board/PointsEditor.tsx';
import { heightBoard } from '../model/inputs/boards.ts';
import { InputFields, type InputProps } from './InputFields.tsx';

const roadChoices = [
  { value: 'level', label: 'Level' },
  { value: 'slope', label: 'One slope, then level' },
  { value: 'profile', label: 'Heights by kilometre' },
] as const;

const heaterChoices = [
  { value: 'heatPump', label: 'Heat pump' },
  { value: 'resistive', label: 'Resistive heater' },
] as const;

/** The road with its heights, and the weather on it. */
export function RoadFields(props: InputProps) {
  const { inputs, problems, change } = props;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">Road and weather</legend>
      <SelectField
        label="Road"
        name="road"
        value={inputs.road}
        options={roadChoices}
        onChange={(road) => change({ road })}
      />
      {inputs.road === 'slope' && (
        <div className="grid grid-cols-2 items-end gap-4">
          <InputFields keys={['gradientPercent', 'slopeKm']} {...props} />
        </div>
      )}
      {inputs.road === 'profile' && (
        <PointsEditor
          board={heightBoard}
          name="profile"
          points={inputs.profile}
          problems={problems.filter(({ field }) => field === 'profile')}
          onChange={(profile) => change({ profile })}
        />
      )}
      <div className="grid grid-cols-2 items-end gap-4">
        <InputFields
          keys={
            inputs.road === 'profile'
              ? ['temperatureC', 'headwindKmh']
              : ['temperatureC', 'altitudeM', 'headwindKmh']
          }
          {...props}
        />
        <SelectField
          label="Heating"
          name="heater"
          value={inputs.heater}
          options={heaterChoices}
          onChange={(heater) => change({ heater })}
        />
      </div>
    </fieldset>
  );
}
