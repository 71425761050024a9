import { memo, type ReactNode, useState } from 'react';
import { compact } from '../../search/words.ts';
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
  /** The filter above the list leaves it out. */
  hidden: boolean;
}

/** The facet listens for all of its options. */
const heard = () => undefined;

/** One value of a facet. There are some 170: only those that change are drawn again. */
const FacetOption = memo(function FacetOption(props: FacetOptionProps) {
  const { facet, value, name, checked, count, hidden } = props;
  const empty = count === 0 && !checked;
  return (
    <li data-chosen={checked || undefined} data-empty={empty || undefined} hidden={hidden}>
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

/** Of a long list, as many as the sheet shows at first. */
const atFirst = 8;

/**
 * The values of a facet with their counts. What would give nothing stays, greyed. A long list has a
 * filter and opens on demand; without scripts all of it is there.
 */
export const Facet = memo(function Facet({
  facet,
  options,
  chosen,
  counts,
  onChoose,
  children,
}: Props) {
  const shown = options.filter(({ value, empty }) => !empty || chosen.includes(value));
  const isLong = options.length > atFirst + 1;
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const wanted = compact(typed);
  const name = criterionNames[facet];
  return (
    <fieldset
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== facet) return;
        const { value } = target;
        const others = chosen.filter((other) => other !== value);
        onChoose(facet, chosen.includes(value) ? others : [...chosen, value]);
      }}
    >
      <legend>{name}</legend>
      {isLong && (
        <input
          type="search"
          aria-label={`Filter the list: ${name}`}
          placeholder="Filter this list"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="finder-box mb-2 noscript:hidden"
        />
      )}
      <ul
        className={isLong ? 'facet facet-long' : 'facet'}
        data-all={all || wanted !== '' || undefined}
      >
        {shown.map(({ value, name: label }) => (
          <FacetOption
            key={value}
            facet={facet}
            value={value}
            name={label}
            hidden={!compact(label).includes(wanted)}
            checked={chosen.includes(value)}
            count={counts.get(value) ?? 0}
          />
        ))}
      </ul>
      {isLong && !all && wanted === '' && shown.length > atFirst && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="mt-1 min-h-8 text-sm font-medium text-accent hover:underline noscript:hidden"
        >
          {`Show all ${shown.length}`}
        </button>
      )}
      {children}
    </fieldset>
  );
});
