import { fieldLines } from '../../forms/fieldLines.ts';
import type { FieldValues } from '../../forms/form.ts';
import { findForm } from '../../forms/forms.ts';
import { submissionStates } from '../../staff/submissionStates.ts';
import type { Db } from '../store/database.ts';
import type { SubmissionTable } from '../store/schema.ts';
import type { Cursor } from './cursor.ts';
import type { ListFilter } from './listFilter.ts';
import { listSubmissions } from './listSubmissions.ts';

const header = [
  ...['Reference', 'Received (UTC)', 'Form', 'State', 'Assignee', 'Name', 'Email', 'Subject'],
  'Everything sent',
];

/** Some programs also read the fullwidth signs of East Asian keyboards. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

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
  const lines = form
    ? fieldLines(form, values)
    : Object.entries(values).map(([label, value]) => ({ label, value: String(value) }));
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** The list as CSV, generated page by page so that only one page is held in memory. */
export async function* csvExport(db: Db, filter: ListFilter): AsyncGenerator<string> {
  // The byte order mark tells Excel that this is UTF-8.
  yield `\uFEFF${csvLine(header)}`;
  let cursor: Cursor | undefined;
  do {
    const page = await listSubmissions(db, filter, cursor);
    const ids = page.rows.map(({ id }) => id);
    if (ids.length === 0) return;
    const fields = await db
      .selectFrom('submissions')
      .select(['id', 'form', 'fields'])
      .where('id', 'in', ids)
      .execute();
    const byId = new Map(fields.map((row) => [row.id, row]));
    const lines = page.rows.map((row) => {
      const whole = byId.get(row.id);
      return csvLine([
        row.reference,
        new Date(row.created_at).toISOString(),
        findForm(row.form)?.title ?? row.form,
        submissionStates[row.state],
        row.assignee ?? '',
        row.name ?? '',
        row.email ?? '',
        row.subject,
        whole ? everything(whole) : '',
      ]);
    });
    yield lines.join('');
    const last = page.rows.at(-1);
    cursor =
      page.older && last
        ? { direction: 'older', createdAt: last.created_at, id: last.id }
        : undefined;
  } while (cursor);
}
