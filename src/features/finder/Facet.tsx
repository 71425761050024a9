import type { ReactNode } from 'react';
import { criterionNames } from './model/criterionNames.ts';
import type { Option } from './model/finderData.ts';
import type { FacetKey } from './model/query.ts';

interface Props {
  facet: FacetKey;
  options: readonly Option[];
  chosen: readonly string[];
  /** How many instruments each value would give. */
  counts: ReadonlyMap<string, number>;
  onChoose: (values: readonly string[]) => void;
  children?: ReactNode;
}

/** The values of a facet with their counts. What would give nothing stays, greyed. */
export function Facet({ facet, options, chosen, counts, onChoose, children }: Props) {
  return (
    <fieldset>
      <legend>{criterionNames[facet]}</legend>
      <ul className={options.length > 9 ? 'facet facet-long' : 'facet'}>
        {options.map(({ value, name }) => {
          const checked = chosen.includes(value);
          const count = counts.get(value) ?? 0;
          const next = checked ? chosen.filter((other) => other !== value) : [...chosen, value];
          return (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  name={facet}
                  value={value}
                  checked={checked}
                  disabled={count === 0 && !checked}
                  onChange={() => onChoose(next)}
                />
                <span>{name}</span>
                <span className="figures">{count}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {children}
    </fieldset>
  );
}
