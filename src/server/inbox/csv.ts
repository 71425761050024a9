import { fieldLines } from '../../forms/fieldLines.ts';
import type { FieldValues } from '../../forms/form.ts';
import { findForm } from '../../forms/forms.ts';
import { submissionStates } from '../../staff/submissionStates.ts';
import type { Db } from '../store/database.ts';
import type { SubmissionTable } from '../store/schema.ts';
import { type Cursor, parseCursor } from './cursor.ts';
import type { ListFilter } from './listFilter.ts';
import { type ListPage, listSubmissions } from './listSubmissions.ts';

const header = [
  ...['Reference', 'Received (UTC)', 'Form', 'State', 'Assignee', 'Name', 'Email', 'Subject'],
  'Everything sent',
];

// The byte order mark tells Excel that this is UTF-8.
const start = () => `\uFEFF${csvLine(header)}`;

/**
 * Some programs also read the fullwidth and small signs of East Asian keyboards and the minus of
 * typesetters, and pass over characters that nobody sees.
 */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n]/u;

/**
 * One cell. Spreadsheets evaluate anything that looks like a formula, so such text is prefixed with
 * an apostrophe, which marks it as text.
 */
export function csvCell(value: string): string {
  const text = value.replaceAll('\0', '');
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

function everything(row: Pick<SubmissionTable, 'form' | 'fields'>): string {
  const form = findForm(row.form);
  const values = JSON.parse(row.fields) as FieldValues;
  const lines = fieldLines(form, values);
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

type ExportedRow = Omit<ListPage['rows'][number], 'due_at' | 'answered_at' | 'read_at' | 'version'>;

const rowLine = (row: ExportedRow) =>
  csvLine([
    row.reference,
    new Date(row.created_at).toISOString(),
    findForm(row.form)?.title ?? row.form,
    submissionStates[row.state],
    row.assignee ?? '',
    row.name ?? '',
    row.email ?? '',
    row.subject,
    everything(row),
  ]);

/** The list as CSV, generated page by page so that only one page is held in memory. */
export async function* csvExport(db: Db, filter: ListFilter): AsyncGenerator<string> {
  yield start();
  let cursor: Cursor | undefined;
  do {
    const page = await listSubmissions(db, filter, cursor);
    yield page.rows.map(rowLine).join('');
    const { older } = page;
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor);
}

/** Chosen submissions as CSV, newest first. */
export async function* csvOfChosen(db: Db, ids: readonly string[]): AsyncGenerator<string> {
  yield start();
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'state', 'name', 'email', 'subject', 'fields'])
    .select(['assignee', 'created_at'])
    .where('id', 'in', ['', ...ids])
    .orderBy('created_at', 'desc')
    .execute();
  yield rows.map(rowLine).join('');
}
