import { useId } from 'react';

interface Props {
  label: string;
  name: string;
  /** Empty, or a time such as 07:30. */
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** A time of day that may stay empty. */
export function TimeField({ label, name, value, onChange, problem }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label} <span className="font-normal text-muted">(optional)</span>
      </label>
      <input
        id={id}
        type="time"
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
