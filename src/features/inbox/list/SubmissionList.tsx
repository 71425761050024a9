import { inboxPaths } from '../../../staff/inboxPaths.ts';
import type { ListSort } from '../../../staff/listChoices.ts';
import { ListHeads } from './ListHeads.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListedRow, SubmissionRow } from './SubmissionRow.tsx';

interface Props {
  rows: readonly ListedRow[];
  /** The list's query, without its place in it. */
  list: string;
  /** Addresses of the same list in other orders. */
  orders: Readonly<Record<ListSort, string>>;
  sort: ListSort;
  /** How many match, in words. */
  total: string;
  staff: readonly string[];
  mayChange: boolean;
  /** The same in every press of the form's buttons. */
  editKey: string;
}

/** The list, in a form by which several submissions are changed at once. */
export function SubmissionList({
  rows,
  list,
  orders,
  sort,
  total,
  staff,
  mayChange,
  editKey,
}: Props) {
  return (
    <form method="post" action={inboxPaths.bulk} className="inbox-list">
      <input type="hidden" name="back" value={inboxPaths.listOf(list)} />
      <input type="hidden" name="key" value={editKey} />
      <ListHeads orders={orders} sort={sort} />
      <ListToolbar staff={staff} mayChange={mayChange} total={total} />
      <ul aria-label="Submissions" data-live="list">
        {rows.map((row) => (
          <SubmissionRow key={row.id} row={row} list={list} />
        ))}
      </ul>
    </form>
  );
}
