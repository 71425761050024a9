import { type SubmitEvent, useId } from 'react';
import { outlets } from '../../../charging/chargers.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { Switch } from '../../../components/ui/Switch.tsx';
import { paths } from '../../../site/paths.ts';
import { numberFields } from '../model/inputs/numberFields.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { FieldGroup, InputFields, type InputProps } from './InputFields.tsx';

interface SpeedSliderProps {
  value: number;
  onChange: (value: number) => void;
  /** Disables the slider and says why. */
  disabledReason?: string | undefined;
}

const { label, unit, min, max, step, param } = numberFields.speedKmh;

function SpeedSlider({ value, onChange, disabledReason }: SpeedSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {`${label} (${unit})`}
        </label>
        {/* The slider speaks its value itself. */}
        <span aria-hidden="true" className="figures text-lg">
          {disabledReason ? '–' : `${value} ${unit}`}
        </span>
      </div>
      <input
        id={id}
        type="range"
        name={param}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabledReason !== undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        aria-valuetext={`${value} ${unit}`}
        aria-describedby={disabledReason ? `${id}-note` : undefined}
        className="block h-8 w-full disabled:opacity-50"
      />
      <p id={`${id}-note`} className="figures flex justify-between text-sm text-muted">
        {disabledReason ?? (
          <>
            <span>{min}</span>
            <span>{max}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface Props extends InputProps {
  /** The form was submitted. */
  onRun: (form: HTMLFormElement) => void;
}

/** The basic inputs, and in Advanced Mode the rest of the model's. */
export function SimulatorForm({ onRun, ...props }: Props) {
  const { inputs, change } = props;
  const advanced = inputs.mode === 'advanced';
  const resting = advanced && inputs.drive !== 'steady';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRun(event.currentTarget);
  };
  return (
    <form
      noValidate
      action={`${paths.evSimulator}#simulation`}
      onSubmit={submit}
      className="grid gap-5"
    >
      <input type="hidden" name="mode" value={inputs.mode} />
      <input type="hidden" name="run" value="1" />
      <InputFields keys={['batteryKwh']} {...props} />
      <SpeedSlider
        value={inputs.speedKmh}
        onChange={(speedKmh) => change({ speedKmh })}
        disabledReason={resting ? 'The drive cycle below sets its own speeds.' : undefined}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <InputFields keys={['motorKw', 'weightKg']} {...props} />
      </div>
      <Switch
        label="Air conditioning"
        name="ac"
        checked={inputs.airConditioning}
        onChange={(airConditioning) => change({ airConditioning })}
      />
      {advanced && (
        <p className="-mt-4 text-sm text-muted">
          Heating as well: switched off on a cold day, the cabin stays cold.
        </p>
      )}
      {advanced && <AdvancedFields {...props} />}
      <FieldGroup
        summary="Prices and a trip with stops"
        keys={[
          'tariff',
          'chargePercent',
          'petrolPrice',
          'petrolKmPerL',
          'gridKg',
          'tripKm',
          'stopToPercent',
          'carLimitKw',
        ]}
        {...props}
      >
        <div className="col-span-2">
          <SelectField
            label="Charger at the stops"
            name="charger"
            value={inputs.stopOutlet}
            options={outlets}
            onChange={(stopOutlet) => change({ stopOutlet })}
          />
        </div>
      </FieldGroup>
      <Button type="submit">{advanced ? 'Run Simulation' : 'Calculate Range'}</Button>
    </form>
  );
}
