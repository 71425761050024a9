import { memo } from 'react';
import type { FacetKey } from './model/query.ts';

interface Props {
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
export const FacetOption = memo(function FacetOption(props: Props) {
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
