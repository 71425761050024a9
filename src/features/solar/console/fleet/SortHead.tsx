import type { RowChoice, SortKey } from '../../model/view/chooseRows.ts';

interface Props {
  sort: SortKey;
  label: string;
  words?: boolean;
  className?: string;
  choice: RowChoice;
  /** Without JavaScript a press is a link. */
  linkOf: (choice: RowChoice) => string;
  choose: (change: Partial<RowChoice>) => void;
}

/** A heading that sorts by its column; a second press turns the order. */
export function SortHead({ sort, label, words, className = '', choice, linkOf, choose }: Props) {
  const isSorted = choice.sort === sort;
  // Names begin with A, figures with the largest.
  const descending = isSorted ? !choice.descending : sort !== 'name' && sort !== 'ratio';
  const next = { sort, descending };
  const direction = choice.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`${words ? 'words' : ''} ${className}`}
    >
      <a
        href={linkOf({ ...choice, ...next })}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          choose(next);
        }}
        className="inline-block py-1 whitespace-nowrap hover:text-accent!"
      >
        {label}
        <span aria-hidden="true">{isSorted ? (choice.descending ? ' ↓' : ' ↑') : ''}</span>
      </a>
    </th>
  );
}
