import { memo, type ReactNode } from 'react';
import { criterionNames } from './model/chosenCriteria.ts';
import type { Option } from './model/finderData.ts';
import type { FacetKey } from './model/query.ts';

interface Props {
  facet: FacetKey;
  options: readonly Option[];
  chosen: readonly string[];
  /** How many instruments each value would give. */
  counts: ReadonlyMap<string, number>;
  onChoose: (facet: FacetKey, values: readonly string[]) => void;
  children?: ReactNode;
}

interface FacetOptionProps {
  facet: FacetKey;
  value: string;
  name: string;
  checked: boolean;
  /** How many instruments it would give. */
  count: number;
}

/** The facet listens for all of its options. */
const heard = () => undefined;

/** One value of a facet. There are some 170: only those that change are drawn again. */
const FacetOption = memo(function FacetOption(props: FacetOptionProps) {
  const { facet, value, name, checked, count } = props;
  const empty = count === 0 && !checked;
  return (
    <li data-chosen={checked || undefined} data-empty={empty || undefined}>
      <label>
        <input
          type="checkbox"
          name={facet}
          value={value}
          checked={checked}
          disabled={empty}
          onChange={heard}
        />
        <span>{name}</span>
        <span>{count}</span>
      </label>
    </li>
  );
});

/** The values of a facet with their counts. What would give nothing stays, greyed. */
export const Facet = memo(function Facet({
  facet,
  options,
  chosen,
  counts,
  onChoose,
  children,
}: Props) {
  const shown = options.filter(({ value, empty }) => !empty || chosen.includes(value));
  const isLong = options.length > 9;
  const isDead = chosen.length === 0 && shown.every(({ value }) => !counts.get(value));
  return (
    <fieldset
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== facet) return;
        const { value } = target;
        const others = chosen.filter((other) => other !== value);
        onChoose(facet, chosen.includes(value) ? others : [...chosen, value]);
      }}
    >
      <legend>{criterionNames[facet]}</legend>
      {/* A list in which nothing can be chosen has no other way to be scrolled by keyboard. */}
      <ul
        className={isLong ? 'facet facet-long' : 'facet'}
        tabIndex={isLong && isDead ? 0 : undefined}
      >
        {shown.map(({ value, name }) => (
          <FacetOption
            key={value}
            facet={facet}
            value={value}
            name={name}
            checked={chosen.includes(value)}
            count={counts.get(value) ?? 0}
          />
        ))}
      </ul>
      {children}
    </fieldset>
  );
});
