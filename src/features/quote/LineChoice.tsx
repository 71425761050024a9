import { controlClass } from '../../components/form/fieldProps.ts';
import type { OrderChoice } from '../../forms/quoteList/orderCatalogue.ts';

interface Props {
  id: string;
  name: string;
  label: string;
  /** What an empty choice means. */
  open: string;
  choices: readonly OrderChoice[];
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}

/** One choice of a line; a single one is only named. */
export function LineChoice({ id, name, label, open, choices, value, error, onChange }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} pr-9`}
      >
        <option value="">{open}</option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {`${choice.code}: ${choice.name}`}
          </option>
        ))}
      </select>
    </div>
  );
}
