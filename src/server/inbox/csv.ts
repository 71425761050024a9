import { fieldLines } from '../../forms/fieldLines.ts';
import type { FieldValues } from '../../forms/form.ts';
import { sourceForm } from '../../forms/mail.ts';
import { csvStream } from '../../site/csv.ts';
import { localDay } from '../../site/localTime.ts';
import { submissionStates } from '../../staff/submissionStates.ts';
import { downloadHeaders } from '../http/headers.ts';
import type { Db } from '../store/database.ts';
import type { SubmissionTable } from '../store/schema.ts';
import { type Cursor, parseCursor } from './cursor.ts';
import type { ListFilter } from './listFilter.ts';
import { type ListPage, listSubmissions } from './listSubmissions.ts';

const header = [
  ...['Reference', 'Received (UTC)', 'Form', 'State', 'Assignee', 'Name', 'Email', 'Subject'],
  'Everything sent',
];

function everything(row: Pick<SubmissionTable, 'form' | 'fields'>): string {
  const form = sourceForm(row.form);
  const values = JSON.parse(row.fields) as FieldValues;
  const lines = fieldLines(form, values);
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

type ExportedRow = Omit<ListPage['rows'][number], 'due_at' | 'answered_at' | 'read_at' | 'version'>;

const cells = (row: ExportedRow) => [
  row.reference,
  new Date(row.created_at).toISOString(),
  sourceForm(row.form)?.title ?? row.form,
  submissionStates[row.state],
  row.assignee ?? '',
  row.name ?? '',
  row.email ?? '',
  row.subject,
  everything(row),
];

/** Page by page, so that only one is held in memory. */
async function* pages(db: Db, filter: ListFilter) {
  let cursor: Cursor | undefined;
  do {
    const page = await listSubmissions(db, filter, cursor);
    yield page.rows.map(cells);
    const { older } = page;
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}

async function* chosen(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'state', 'name', 'email', 'subject', 'fields'])
    .select(['assignee', 'created_at'])
    .where('id', 'in', ['', ...ids])
    .orderBy('created_at', 'desc')
    .execute();
  yield rows.map(cells);
}

/** The list as CSV. */
export const csvExport = (db: Db, filter: ListFilter) => csvStream(header, pages(db, filter));

/** Chosen submissions as CSV, newest first. */
export const csvOfChosen = (db: Db, ids: readonly string[]) => csvStream(header, chosen(db, ids));

/** Sends lines as they are read, as a download named after the day. */
export function csvResponse(lines: AsyncGenerator<string>, name: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: downloadHeaders('text/csv; charset=utf-8', `${name}-${localDay(Date.now())}.csv`),
  });
}
