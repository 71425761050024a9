import { sql } from 'kysely';
import { startOfDay } from '../../site/localTime.ts';
import type { Db } from '../store/database.ts';
import type { DeedTable } from '../store/schema.ts';
import { type Cursor, cursorText } from './cursor.ts';
import type { DeedFilter } from './deedFilter.ts';

export interface DeedPage {
  rows: readonly (Omit<DeedTable, 'detail'> & { detail: Record<string, string | number | null> })[];
  /** Cursors of the pages before and after this one; undefined where the record ends. */
  newer: string | undefined;
  older: string | undefined;
}

const pageSize = 50;

function filtered(db: Db, { person, kind, reference, from, to }: DeedFilter) {
  let query = db.selectFrom('deeds').selectAll();
  if (person)
    query = query.where((where) =>
      where.or([where('actor', '=', person), where('person', '=', person)]),
    );
  if (kind) query = query.where('kind', '=', kind);
  if (reference) query = query.where('reference', '=', reference);
  if (from) query = query.where('at', '>=', startOfDay(from));
  if (to) query = query.where('at', '<', startOfDay(to, 1));
  return query;
}

/** One page of the record, newest first, by keyset: equally fast at any depth. */
export async function listDeeds(
  db: Db,
  filter: DeedFilter,
  cursor: Cursor | undefined,
): Promise<DeedPage> {
  const backwards = cursor?.direction === 'newer';
  const order = backwards ? 'asc' : 'desc';
  let query = filtered(db, filter);
  if (cursor)
    query = query.where(
      sql<boolean>`(at, id) ${sql.raw(backwards ? '>' : '<')} (${cursor.at}, ${cursor.id})`,
    );
  const found = await query
    .orderBy('at', order)
    .orderBy('id', order)
    .limit(pageSize + 1)
    .execute();
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize).map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
  if (backwards) rows.reverse();
  return {
    rows,
    newer: (backwards ? more : cursor) ? cursorText(rows[0]) : undefined,
    older: backwards || more ? cursorText(rows.at(-1)) : undefined,
  };
}
