import { sql } from 'kysely';
import { csvStream } from '../../site/csv.ts';
import { isDay, startOfDay } from '../../site/localTime.ts';
import { type AuditEventKind, auditEventKinds, isAuditEventKind } from '../../staff/auditKinds.ts';
import type { Db } from '../store/database.ts';
import type { AuditEventTable } from '../store/schema.ts';
import { type Cursor, cursorText, parseCursor } from './cursor.ts';

export interface AuditPage {
  rows: readonly (Omit<AuditEventTable, 'detail'> & {
    detail: Record<string, string | number | null>;
  })[];
  /** Cursors of the pages before and after this one; undefined where the record ends. */
  newer: string | undefined;
  older: string | undefined;
}

const pageSize = 50;

/** The filters of the record. An empty string means no filter. */
export interface AuditFilter {
  /** Who did it, or whose account it was about. */
  person: string;
  kind: AuditEventKind | '';
  reference: string;
  /** Days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** Reads the filters from a query. Invalid values are ignored. */
export function parseAuditFilter(parameters: URLSearchParams): AuditFilter {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 254);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const kind = text('kind');
  return {
    person: text('person').toLowerCase(),
    kind: isAuditEventKind(kind) ? kind : '',
    reference: text('reference').toUpperCase(),
    from: day('from'),
    to: day('to'),
  };
}

/** The filters as a query, without those that are not set. */
export const auditFilterParameters = (filter: AuditFilter) =>
  new URLSearchParams(Object.entries<string>({ ...filter }).filter(([, value]) => value !== ''));

function filtered(db: Db, { person, kind, reference, from, to }: AuditFilter) {
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
export async function listAuditEvents(
  db: Db,
  filter: AuditFilter,
  cursor: Cursor | undefined,
): Promise<AuditPage> {
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

const header = ['Time (UTC)', 'Who', 'What', 'Submission', 'Account', 'Network', 'Details'];

/** Page by page, so that only one is held in memory. */
async function* pages(db: Db, filter: AuditFilter) {
  let cursor: Cursor | undefined;
  do {
    const { rows, older } = await listAuditEvents(db, filter, cursor);
    yield rows.map(({ at, actor, kind, reference, person, client, detail }) => [
      ...[new Date(at).toISOString(), actor, auditEventKinds[kind], reference ?? '', person ?? ''],
      ...[client ?? '', Object.keys(detail).length > 0 ? JSON.stringify(detail) : ''],
    ]);
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}

/** The record as CSV. */
export const auditCsv = (db: Db, filter: AuditFilter) => csvStream(header, pages(db, filter));
