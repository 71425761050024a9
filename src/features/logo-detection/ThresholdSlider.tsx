import { useId } from 'react';

interface Props {
  value: number;
  onChange: (value: number) => void;
}

/** Hits below it are left out. */
export function ThresholdSlider({ value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          Threshold
        </label>
        <output htmlFor={id} className="figures text-lg">
          {value.toFixed(2)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0.1}
        max={0.95}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-8 w-full"
      />
    </div>
  );
}
