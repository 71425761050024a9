import { type RawBuilder, sql } from 'kysely';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import type { Db } from '../store/database.ts';
import { searchConditions } from '../store/search.ts';
import { applyFilter, type SubmissionQuery } from './applyFilter.ts';
import { type Cursor, cursorText } from './cursor.ts';
import type { ListFilter } from './listFilter.ts';

interface ListedSubmission {
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

export interface ListPage {
  rows: readonly ListedSubmission[];
  /** Cursors of the pages before and after this one; undefined where the list ends. */
  newer: string | undefined;
  older: string | undefined;
}

type Position = Pick<Cursor, 'createdAt' | 'id'>;

const pageSize = 50;
/** How many rows a search reads before it asks the full-text index. */
const readAhead = 1000;

const columns = [
  ...(['id', 'reference', 'form', 'state', 'name', 'email'] as const),
  ...(['subject', 'assignee', 'read_at', 'created_at'] as const),
];

const inOrder = sql<number>`submissions.created_at`;
/**
 * The sum keeps the planner from using an index for the order: it uses the search index and sorts
 * the hits.
 */
const sorted = sql<number>`submissions.created_at + 0`;

const beyond = ({ createdAt, id }: Position, sign: '<' | '>' | '<=' | '>=') =>
  sql<boolean>`(submissions.created_at, submissions.id) ${sql.raw(sign)} (${createdAt}, ${id})`;

/** One page of the list, by keyset: equally fast at any depth. */
export async function listSubmissions(
  db: Db,
  filter: ListFilter,
  cursor: Cursor | undefined,
): Promise<ListPage> {
  const backwards = cursor?.direction === 'newer';
  const order = backwards ? 'asc' : 'desc';
  const filtered = applyFilter(db.selectFrom('submissions'), filter);
  const list = cursor ? filtered.where(beyond(cursor, backwards ? '>' : '<')) : filtered;

  const firstOf = (
    query: SubmissionQuery<object>,
    instant: RawBuilder<number>,
  ): Promise<ListedSubmission[]> =>
    query
      .select(columns)
      .orderBy(instant, order)
      .orderBy('id', order)
      .limit(pageSize + 1)
      .execute();

  /**
   * Common words turn up soon by reading on from here, rare ones are quicker to find in the index.
   * Either way alone would sometimes scan everything.
   */
  async function search(words: NonNullable<ReturnType<typeof searchConditions>>) {
    const edge = await list
      .select(['created_at as createdAt', 'id'])
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(1)
      .offset(readAhead - 1)
      .executeTakeFirst();
    const near = edge ? list.where(beyond(edge, backwards ? '<=' : '>=')) : list;
    const found = await firstOf(near.where(words.read), inOrder);
    return found.length > pageSize || !edge ? found : firstOf(list.where(words.indexed), sorted);
  }

  const words = searchConditions(db, filter.query);
  const found = await (words ? search(words) : firstOf(list, inOrder));
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (backwards) rows.reverse();
  return {
    rows,
    newer: (backwards ? more : cursor) ? cursorText(rows[0]) : undefined,
    older: backwards || more ? cursorText(rows.at(-1)) : undefined,
  };
}
