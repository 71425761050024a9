import { inboxPaths } from '../../../staff/inboxPaths.ts';
import type { ListSort } from '../../../staff/listSorts.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListedRow, SubmissionRow } from './SubmissionRow.tsx';

interface Props {
  rows: readonly ListedRow[];
  /** The list's query, without its place in it. */
  list: string;
  /** Addresses of the same list in other orders. */
  orders: Readonly<Record<ListSort, string>>;
  sort: ListSort;
  staff: readonly string[];
  mayChange: boolean;
  /** The same in every press of the form's buttons. */
  editKey: string;
  now: number;
}

/** The list, in a form by which several submissions are changed at once. */
export function SubmissionList(props: Props) {
  const { rows, list, orders, sort, staff, mayChange, editKey, now } = props;
  return (
    <form method="post" action={inboxPaths.bulk} className="inbox-list">
      <input type="hidden" name="back" value={inboxPaths.listOf(list)} />
      <input type="hidden" name="key" value={editKey} />
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
      <ListToolbar staff={staff} mayChange={mayChange} />
      <ul aria-label="Submissions">
        {rows.map((row) => (
          <SubmissionRow key={row.id} row={row} list={list} now={now} />
        ))}
      </ul>
    </form>
  );
}
