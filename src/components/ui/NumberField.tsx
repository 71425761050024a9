import { useId } from 'react';
import { useNumberInput } from './useNumberInput.ts';

interface Props {
  label: string;
  unit: string;
  /** NaN while the box is empty. */
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** An error message. */
  problem?: string | undefined;
}

/** A number input with its unit and error. */
export function NumberField({ label, unit, value, onChange, min, max, step, problem }: Props) {
  const id = useId();
  const text = useNumberInput(value, onChange);
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {unit === '' ? label : `${label} (${unit})`}
      </label>
      <input
        {...text}
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="figures mt-1 min-h-11 w-full rounded border border-edge bg-field px-3 aria-invalid:border-danger"
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
