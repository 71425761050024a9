import { csvStream } from '../../site/csv.ts';
import { deedKinds } from '../../staff/deedKinds.ts';
import type { Db } from '../store/database.ts';
import { type Cursor, parseCursor } from './cursor.ts';
import type { DeedFilter } from './deedFilter.ts';
import { listDeeds } from './listDeeds.ts';

const header = ['Time (UTC)', 'Who', 'What', 'Submission', 'Account', 'Network', 'Details'];

/** Page by page, so that only one is held in memory. */
async function* pages(db: Db, filter: DeedFilter) {
  let cursor: Cursor | undefined;
  do {
    const { rows, older } = await listDeeds(db, filter, cursor);
    yield rows.map(({ at, actor, kind, reference, person, client, detail }) => [
      ...[new Date(at).toISOString(), actor, deedKinds[kind], reference ?? '', person ?? ''],
      ...[client ?? '', Object.keys(detail).length > 0 ? JSON.stringify(detail) : ''],
    ]);
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}

/** The record as CSV. */
export const deedsCsv = (db: Db, filter: DeedFilter) => csvStream(header, pages(db, filter));
