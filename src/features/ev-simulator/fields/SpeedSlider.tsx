import { useId } from 'react';
import { numberFields } from '../model/inputs/numberFields.ts';

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** Disables the slider and says why. */
  disabledReason?: string | undefined;
}

const { label, unit, min, max, step, param } = numberFields.speedKmh;

export function SpeedSlider({ value, onChange, disabledReason }: Props) {
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
