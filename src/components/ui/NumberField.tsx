import { useId } from 'react';
import { useNumberInput } from './useNumberInput.ts';

interface Props {
  label: string;
  unit: string;
  /** Its name in a form that is sent without JavaScript. */
  name?: string | undefined;
  /** NaN while the box is empty or cannot be read. */
  value: number;
  /** What was typed where it could not be read. */
  typed?: string | undefined;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** An error message. */
  problem?: string | undefined;
  note?: string | undefined;
}

/** A number input with its unit and error. */
export function NumberField(props: Props) {
  const { label, unit, name, value, onChange, problem, note } = props;
  const id = useId();
  const box = useNumberInput(value, onChange, props);
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {unit === '' ? label : `${label} (${unit})`}
      </label>
      <input
        {...box}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className="figures mt-1 min-h-11 w-full rounded border border-edge bg-field px-3 aria-invalid:border-danger"
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
