import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../src/server/store/database.ts';
import type { SubmissionTable } from '../../src/server/store/schema.ts';
import { searchWords } from '../../src/server/store/search.ts';
import { company } from '../../src/site/company.ts';

let made = 0;

type Given = Partial<SubmissionTable> & {
  message?: string;
  due_at?: number;
  answered_at?: number | null;
  closed_at?: number | null;
  domain?: string;
};

function submissionRow(given: Given): SubmissionTable {
  const { message = 'Hello', ...columns } = given;
  const number = made++;
  const row: SubmissionTable = {
    id: randomUUIDv7(),
    reference: `${company.referencePrefix}-${String(number).padStart(6, '0')}`,
    form: 'contact',
    state: 'new',
    name: 'Asha Kulkarni',
    email: `visitor${number}@example.com`,
    subject: `Subject ${number}`,
    fields: JSON.stringify({ message }),
    search: '',
    idempotency_key: null,
    assignee: null,
    read_at: null,
    created_at: Date.UTC(2026, 10, 15) + number * 1000,
    updated_at: 0,
    ...columns,
  };
  const { reference, name, email, subject } = row;
  row.search = searchWords(reference, name ?? '', email ?? '', subject, message);
  return row;
}

/** Inserts submissions as if they had been received in this order. */
export async function addSubmissions(
  db: Db,
  given: readonly Given[],
): Promise<readonly SubmissionTable[]> {
  const rows = given.map(submissionRow);
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('submissions')
      .values(rows.slice(start, start + 500))
      .execute();
  return rows;
}

export async function addSubmission(db: Db, given: Given = {}): Promise<SubmissionTable> {
  const row = submissionRow(given);
  await db.insertInto('submissions').values(row).execute();
  return row;
}
