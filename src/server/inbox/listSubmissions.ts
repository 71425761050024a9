import { type SelectQueryBuilder, sql } from 'kysely';
import { startOfDay } from '../../site/localTime.ts';
import type { SubmissionState } from '../../site/submissionStates.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { matchesSearch } from '../db/search.ts';
import type { ListFilter } from './listFilter.ts';

export interface ListedSubmission {
  id: string;
  reference: string;
  form: string;
  state: SubmissionState;
  name: string | null;
  email: string | null;
  subject: string;
  assignee: string | null;
  read_at: number | null;
  created_at: number;
}

/** A place in the list, which runs from the newest to the oldest. */
export interface Cursor {
  direction: 'older' | 'newer';
  createdAt: number;
  id: string;
}

export interface ListPage {
  rows: readonly ListedSubmission[];
  /** For the pages before and after this one; undefined where the list ends. */
  newer: string | undefined;
  older: string | undefined;
}

type Query<Row> = SelectQueryBuilder<Database, 'submissions', Row>;

export const pageSize = 50;

/** A cursor as an address carries it: the row it stands at. */
export function parseCursor(direction: Cursor['direction'], text: string | null) {
  const match = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(text ?? '');
  return match
    ? ({ direction, createdAt: Number(match[1]), id: match[2] ?? '' } satisfies Cursor)
    : undefined;
}

const cursorText = (row: ListedSubmission | undefined) => row && `${row.created_at}-${row.id}`;

/** Written out, not bound: each has an index of its own that only the same words can use. */
const openStates = sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`;
const unreadOnes = sql<boolean>`submissions.read_at is null`;

export function narrow<Row>(db: Db, query: Query<Row>, filter: ListFilter): Query<Row> {
  const { state, form, assignee, unread, from, to } = filter;
  let narrowed = query;
  if (state === 'open') narrowed = narrowed.where(openStates);
  else if (state !== 'any') narrowed = narrowed.where('state', '=', state);
  if (form) narrowed = narrowed.where('form', '=', form);
  if (assignee === 'nobody') narrowed = narrowed.where('assignee', 'is', null);
  else if (assignee) narrowed = narrowed.where('assignee', '=', assignee);
  if (unread) narrowed = narrowed.where(unreadOnes);
  if (from) narrowed = narrowed.where('created_at', '>=', startOfDay(from));
  if (to) narrowed = narrowed.where('created_at', '<', startOfDay(to, 1));
  const matching = matchesSearch(db, filter.query);
  return matching ? narrowed.where(matching) : narrowed;
}

/** One page of the list, found from the row where the last one ended, however deep it lies. */
export async function listSubmissions(
  db: Db,
  filter: ListFilter,
  cursor: Cursor | undefined,
): Promise<ListPage> {
  const backwards = cursor?.direction === 'newer';
  let query = narrow(db, db.selectFrom('submissions'), filter);
  if (cursor) {
    const place = sql`(${cursor.createdAt}, ${cursor.id})`;
    const sign = sql.raw(backwards ? '>' : '<');
    query = query.where(
      sql<boolean>`(submissions.created_at, submissions.id) ${sign} ${place}`,
    );
  }
  const order = backwards ? 'asc' : 'desc';
  const found: ListedSubmission[] = await query
    .select(['id', 'reference', 'form', 'state', 'name', 'email', 'subject', 'assignee'])
    .select(['read_at', 'created_at'])
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(pageSize + 1)
    .execute();
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (backwards) rows.reverse();
  return {
    rows,
    newer: (backwards ? more : cursor) ? cursorText(rows[0]) : undefined,
    older: (backwards ? true : more) ? cursorText(rows.at(-1)) : undefined,
  };
}
