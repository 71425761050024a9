import { type RawBuilder, sql } from 'kysely';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import type { Db } from '../store/database.ts';
import { searchConditions } from '../store/search.ts';
import { type Cursor, cursorText } from './cursor.ts';
import { applyFilter, type ListFilter, type SubmissionQuery } from './listFilter.ts';

interface SortedSubmission {
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
  due_at: number;
  answered_at: number | null;
  version: number;
  urgent: number;
  look_again_at: number | null;
  closed_at: number | null;
  first_answered_at: number | null;
}

interface ListedSubmission extends SortedSubmission {
  fields: string;
}

export interface ListPage {
  rows: readonly ListedSubmission[];
  /** Cursors of the pages before and after this one; undefined where the list ends. */
  newer: string | undefined;
  older: string | undefined;
}

type Position = Pick<Cursor, 'at' | 'id'>;

/** A screen or two. Pages of fifty take half as long again to draw, and to load on a phone. */
const pageSize = 25;
/**
 * How many rows a search reads before it asks the full-text index: enough to fill a page with what
 * one in a hundred submissions says. What is rarer, the index finds as quickly.
 */
const readAhead = 2500;

const columns = [
  ...(['id', 'reference', 'form', 'state', 'name', 'email', 'subject'] as const),
  ...(['assignee', 'read_at', 'created_at', 'due_at', 'answered_at', 'version'] as const),
  ...(['urgent', 'look_again_at', 'closed_at', 'first_answered_at'] as const),
];

/** For the hits shown alone: sorting all hits of a search with all they say would be slow. */
async function withFields(db: Db, rows: readonly SortedSubmission[]): Promise<ListedSubmission[]> {
  const found = await db
    .selectFrom('submissions')
    .select(['id', 'fields'])
    .where('id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute();
  const byId = new Map(found.map(({ id, fields }) => [id, fields]));
  // One that was erased in between is left out.
  return rows.flatMap((row) => {
    const fields = byId.get(row.id);
    return fields === undefined ? [] : [{ ...row, fields }];
  });
}

/**
 * One page of the list, by keyset: equally fast at any depth. In the order by due time, what is due
 * first comes first.
 */
export async function listSubmissions(
  db: Db,
  filter: ListFilter,
  cursor: Cursor | undefined,
  size = pageSize,
): Promise<ListPage> {
  const column = filter.sort === 'due' ? 'due_at' : 'created_at';
  const key = sql.ref<number>(`submissions.${column}`);
  const backwards = cursor?.direction === 'newer';
  const order = (filter.sort === 'newest') === backwards ? 'asc' : 'desc';
  const beyond = ({ at, id }: Position, sign: '<' | '>' | '<=' | '>=') =>
    sql<boolean>`(${key}, submissions.id) ${sql.raw(sign)} (${at}, ${id})`;
  const filtered = applyFilter(db.selectFrom('submissions'), filter);
  const list = cursor ? filtered.where(beyond(cursor, order === 'asc' ? '>' : '<')) : filtered;

  const firstOf = <Row>(query: SubmissionQuery<Row>, instant: RawBuilder<number>) =>
    query
      .select(columns)
      .orderBy(instant, order)
      .orderBy('id', order)
      .limit(size + 1)
      .execute();

  /**
   * Common words turn up soon by reading on from here, rare ones are quicker to find in the index.
   * Either way alone would sometimes scan everything.
   */
  async function search(words: NonNullable<ReturnType<typeof searchConditions>>) {
    const edge = await list
      .select([`${column} as at`, 'id'])
      .orderBy(key, order)
      .orderBy('id', order)
      .limit(1)
      .offset(readAhead - 1)
      .executeTakeFirst();
    const near = edge ? list.where(beyond(edge, order === 'asc' ? '<=' : '>=')) : list;
    const found = await firstOf(near.where(words.read), key);
    if (found.length > size || !edge) return found;
    // The sum keeps the planner from using an index for the order: it uses the search index and
    // sorts the hits.
    return firstOf(list.where(words.indexed), sql<number>`${key} + 0`);
  }

  const words = searchConditions(db, filter.query);
  const found = words
    ? await withFields(db, await search(words))
    : await firstOf(list.select('fields'), key);
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const at = (row: ListedSubmission | undefined) =>
    cursorText(row && { at: row[column], id: row.id });
  return {
    rows,
    newer: (backwards ? more : cursor) ? at(rows[0]) : undefined,
    older: backwards || more ? at(rows.at(-1)) : undefined,
  };
}
