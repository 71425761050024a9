import type { ListSort } from '../../../staff/listChoices.ts';

interface Props {
  /** Addresses of the same list in other orders. */
  orders: Readonly<Record<ListSort, string>>;
  sort: ListSort;
}

export function ListHeads({ orders, sort }: Props) {
  return (
    <div className="inbox-row inbox-heads">
      <label className="inbox-pick">
        <input type="checkbox" data-select-all />
        <span className="sr-only">Select all</span>
      </label>
      <span className="inbox-row-who">Sender</span>
      <span className="inbox-row-what">Subject</span>
      <span className="inbox-row-state">State, form</span>
      <span className="inbox-row-by" />
      <span className="inbox-row-due">
        <a href={orders.due} aria-current={sort === 'due' ? 'true' : undefined}>
          Due
        </a>
        <a
          href={sort === 'newest' ? orders.oldest : orders.newest}
          aria-current={sort === 'due' ? undefined : 'true'}
        >
          Age {sort !== 'due' && <span aria-hidden="true">{sort === 'newest' ? '↓' : '↑'}</span>}
        </a>
      </span>
    </div>
  );
}
