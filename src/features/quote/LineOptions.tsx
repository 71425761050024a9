import type { OrderChoice } from '../../forms/quoteList/orderCatalogue.ts';

interface Props {
  name: string;
  /** The product's order code, which those of its options begin with. */
  code: string;
  choices: readonly OrderChoice[];
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
}

/** The options of a product, to tick. */
export function LineOptions({ name, code, choices, chosen, onChange }: Props) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">Options</legend>
      {choices.map((choice) => (
        <label key={choice.code} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={choice.code}
            checked={chosen.includes(choice.code)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, choice.code]
                  : chosen.filter((other) => other !== choice.code),
              )
            }
            className="size-5 shrink-0 accent-accent"
          />
          <span>
            {choice.name}{' '}
            <span className="figures text-sm text-muted">{`${code}/${choice.code}`}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
