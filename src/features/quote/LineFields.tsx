import { FieldError } from '../../components/form/FieldError.tsx';
import { controlClass } from '../../components/form/fieldProps.ts';
import { lineChoices } from '../../forms/quoteList/lineChoices.ts';
import type {
  OrderCatalogue,
  OrderChoice,
  OrderProduct,
} from '../../forms/quoteList/orderCatalogue.ts';
import { lineLimits, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { LineOptions } from './LineOptions.tsx';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export interface LineProps {
  catalogue: OrderCatalogue;
  product: OrderProduct;
  line: QuoteLine;
  index: number;
  /** As typed without JavaScript, if it was wrong. */
  typedQuantity?: string | undefined;
  /** By the names of the controls. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<QuoteLine>) => void;
}

interface LineChoiceProps {
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
function LineChoice({ id, name, label, open, choices, value, error, onChange }: LineChoiceProps) {
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

/** Mains and plug, options, calibration and note of a line, as far as its product has them. */
export function LineFields({ catalogue, product, line, index, errors, onChange }: LineProps) {
  const choices = lineChoices(catalogue, product, line);
  const field = (name: string) => ({
    id: `quote-line-${index}-${name}`,
    name: `lines.${index}.${name}`,
    error: errors[`lines.${index}.${name}`],
  });
  const note = field('note');
  const parts = [
    choices.mains.length > 0 && 'mains and plug',
    choices.options.length > 0 && 'options',
    choices.calibrations.length > 0 && 'calibration',
    'note',
  ].filter(Boolean);
  const wrong = Object.keys(errors).some((name) => name.startsWith(`lines.${index}.`));
  return (
    <details open={wrong || undefined} className="line-fields print:hidden">
      <summary className="font-medium text-accent">{capital(parts.join(', '))}</summary>
      <div className="grid gap-4 pt-2 pb-1 sm:grid-cols-2">
        {choices.mains.length > 1 && (
          <LineChoice
            {...field('mains')}
            label="Mains"
            open="Not decided yet"
            choices={choices.mains}
            value={line.mains}
            onChange={(mains) => onChange({ mains })}
          />
        )}
        {choices.mains.length === 1 && (
          <p>
            <span className="block text-sm font-medium">Mains</span>
            <span className="mt-2.5 block">{choices.mains[0]?.name}</span>
          </p>
        )}
        {choices.plugs.length > 0 && (
          <LineChoice
            {...field('plug')}
            label="Plug"
            open="As usual where it is delivered"
            choices={choices.plugs}
            value={line.plug}
            onChange={(plug) => onChange({ plug })}
          />
        )}
        {choices.options.length > 0 && (
          <LineOptions
            name={field('options').name}
            code={product.code}
            choices={choices.options}
            chosen={line.options}
            onChange={(options) => onChange({ options })}
          />
        )}
        {choices.calibrations.length > 0 && (
          <div className="sm:col-span-2">
            <LineChoice
              {...field('calibration')}
              label="Calibration"
              open="With our record of measured values, included"
              choices={choices.calibrations}
              value={line.calibration}
              onChange={(calibration) => onChange({ calibration })}
            />
          </div>
        )}
        <div className="flex flex-col gap-1.5 sm:col-span-2">
          <label htmlFor={note.id} className="text-sm font-medium">
            {`Note on the ${product.name}`}
          </label>
          <textarea
            id={note.id}
            name={note.name}
            rows={2}
            maxLength={lineLimits.note}
            value={line.note}
            aria-invalid={note.error ? true : undefined}
            aria-describedby={note.error ? `${note.id}-error` : undefined}
            onChange={({ target }) => onChange({ note: target.value })}
            className={controlClass}
          />
          <FieldError {...note} />
        </div>
      </div>
    </details>
  );
}
