import { deedKinds } from '../../staff/deedKinds.ts';
import type { Db } from '../store/database.ts';
import { csvLine } from './csv.ts';
import { type Cursor, parseCursor } from './cursor.ts';
import type { DeedFilter } from './deedFilter.ts';
import { listDeeds } from './listDeeds.ts';

const header = ['Time (UTC)', 'Who', 'What', 'Submission', 'Account', 'Network', 'Details'];

/** The record as CSV, generated page by page so that only one page is held in memory. */
export async function* deedsCsv(db: Db, filter: DeedFilter): AsyncGenerator<string> {
  // The byte order mark tells Excel that this is UTF-8.
  yield `\uFEFF${csvLine(header)}`;
  let cursor: Cursor | undefined;
  do {
    const { rows, older } = await listDeeds(db, filter, cursor);
    const lines = rows.map(({ at, actor, kind, reference, person, client, detail }) =>
      csvLine([
        ...[new Date(at).toISOString(), actor, deedKinds[kind], reference ?? '', person ?? ''],
        ...[client ?? '', Object.keys(detail).length > 0 ? JSON.stringify(detail) : ''],
      ]),
    );
    yield lines.join('');
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}
