import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './fieldProps.ts';

/** Entries chosen earlier, as checkboxes so that each can be removed. */
export function ListField({ id, name, info, error, defaultValue }: FieldProps) {
  const entries = Array.isArray(defaultValue) ? (defaultValue as readonly string[]) : [];
  if (entries.length === 0 && !error) return null;
  return (
    <fieldset id={id} data-slot="field">
      <legend className="font-medium">{info.label}</legend>
      {entries.map((entry) => (
        <label key={entry} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={entry}
            defaultChecked
            className="size-5 shrink-0"
          />
          {info.options?.find(({ value }) => value === entry)?.label ?? entry}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
