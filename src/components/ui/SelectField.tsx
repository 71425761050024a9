import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  /** Its name in a form that is sent without JavaScript. */
  name?: string | undefined;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  note?: string | undefined;
}

export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, name, value, options, onChange, note } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        aria-describedby={note ? `${id}-note` : undefined}
        className="mt-1 min-h-11 w-full rounded border border-edge bg-field pr-9 pl-3"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
