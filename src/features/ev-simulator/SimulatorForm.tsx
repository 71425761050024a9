import type { SubmitEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Switch } from '../../components/ui/Switch.tsx';
import { AdvancedFields } from './AdvancedFields.tsx';
import { InputFields, type InputProps } from './InputFields.tsx';
import { SpeedSlider } from './SpeedSlider.tsx';

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
    <form noValidate onSubmit={submit} className="grid gap-5">
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
        checked={inputs.airConditioning}
        onChange={(airConditioning) => change({ airConditioning })}
      />
      {advanced && <AdvancedFields {...props} />}
      <Button type="submit">{advanced ? 'Run Simulation' : 'Calculate Range'}</Button>
    </form>
  );
}
