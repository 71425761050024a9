import { fieldLines, productsAsked } from '../../forms/fieldLines.ts';
import type { FieldValues, Form } from '../../forms/form.ts';
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

const columns = [
  ...(['id', 'reference', 'form', 'state', 'name', 'email', 'subject', 'assignee'] as const),
  ...(['due_at', 'answered_at', 'first_answered_at', 'closed_at'] as const),
];

const header = [
  ...['Reference', 'Received (UTC)', 'Form', 'State', 'Assignee', 'Name', 'Email', 'Subject'],
  ...['Due (UTC)', 'First answer (UTC)', 'Done (UTC)', 'Product', 'Quantity'],
];
const whole = [...header, 'Everything sent'];

/** A list of one form has a column for each of its fields. */
const headerOf = (form: Form | undefined) =>
  form ? [...header, ...Object.values(form.fields).map(({ label }) => label)] : whole;

function fieldCells(row: Pick<SubmissionTable, 'fields'>, form: Form): string[] {
  const lines = fieldLines(form, JSON.parse(row.fields) as FieldValues);
  const values = new Map(lines.map(({ label, value }) => [label, value]));
  return Object.values(form.fields).map(({ label }) => values.get(label) ?? '');
}

const moment = (at: number | null) => (at ? new Date(at).toISOString() : '');

/** How many of its products a quote asks for, in their order. */
function quantities(values: FieldValues): string {
  const { lines } = values;
  if (!Array.isArray(lines)) return '';
  return lines.map((line: { quantity?: number }) => line.quantity ?? 1).join('; ');
}

function everything(row: Pick<SubmissionTable, 'form' | 'fields'>): string {
  const form = sourceForm(row.form);
  const values = JSON.parse(row.fields) as FieldValues;
  const lines = fieldLines(form, values);
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

type ExportedRow = Pick<
  ListPage['rows'][number],
  (typeof columns)[number] | 'created_at' | 'fields'
>;

const cells = (form: Form | undefined) => (row: ExportedRow) => [
  row.reference,
  new Date(row.created_at).toISOString(),
  sourceForm(row.form)?.title ?? row.form,
  submissionStates[row.state],
  row.assignee ?? '',
  row.name ?? '',
  row.email ?? '',
  row.subject,
  ...[moment(row.due_at), moment(row.first_answered_at ?? row.answered_at), moment(row.closed_at)],
  productsAsked(JSON.parse(row.fields)).join('; '),
  quantities(JSON.parse(row.fields)),
  ...(form ? fieldCells(row, form) : [everything(row)]),
];

/** Page by page, so that only one is held in memory. */
async function* pages(db: Db, filter: ListFilter, form: Form | undefined) {
  let cursor: Cursor | undefined;
  do {
    const page = await listSubmissions(db, filter, cursor);
    yield page.rows.map(cells(form));
    const { older } = page;
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}

async function* chosen(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('submissions')
    .select(columns)
    .select(['fields', 'created_at'])
    .where('id', 'in', ['', ...ids])
    .orderBy('created_at', 'desc')
    .execute();
  yield rows.map(cells(undefined));
}

/** The list as CSV. */
export function csvExport(db: Db, filter: ListFilter) {
  const form = filter.form ? sourceForm(filter.form) : undefined;
  return csvStream(headerOf(form), pages(db, filter, form));
}

/** Chosen submissions as CSV, newest first. */
export const csvOfChosen = (db: Db, ids: readonly string[]) => csvStream(whole, chosen(db, ids));

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
