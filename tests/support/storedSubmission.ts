import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator } from '@playwright/test';

interface StoredSubmission {
  form: string;
  state: string;
  /** What the history says about its arrival. */
  received: Record<string, unknown>;
  /** The kinds of its mails. */
  mails: string[];
  fields: Record<string, unknown>;
  attachment: { name: string; size: number } | undefined;
}

const openStored = (dataDir = process.env.E2E_DATA ?? '') =>
  new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true, timeout: 5000 });

/** The references of all submissions in which a text was sent. */
export function storedReferences(text: string, dataDir?: string): string[] {
  const database = openStored(dataDir);
  const rows = database
    .prepare('select reference from submissions where instr(fields, ?) > 0')
    .all(text);
  database.close();
  return rows.map(({ reference }) => String(reference));
}

/** Reads a submission from the server's database; throws if it is missing or filed as spam. */
export function storedSubmission(reference: string, dataDir?: string): StoredSubmission {
  const database = openStored(dataDir);
  const row = database
    .prepare(
      `select form, state, fields, attachments.name as name, size,
         (select detail from submission_events
          where submission_id = submissions.id and kind = 'received') as received,
         (select group_concat(kind) from outbox where submission_id = submissions.id) as mails
       from submissions left join attachments on submission_id = submissions.id
       where reference = ?`,
    )
    .get(reference);
  database.close();
  if (!row) throw new Error(`There is no submission ${reference}`);
  const { form, state, received, mails, fields, name, size } = row;
  if (state === 'spam') throw new Error(`${reference} was filed as spam`);
  return {
    form: String(form),
    state: String(state),
    received: JSON.parse(String(received)) as Record<string, unknown>,
    mails: String(mails).split(',').sort(),
    fields: JSON.parse(String(fields)) as Record<string, unknown>,
    attachment: name === null ? undefined : { name: String(name), size: Number(size) },
  };
}

/** The reference number shown to the visitor. */
export const referenceIn = async (status: Locator) =>
  (await status.locator('.figures').textContent()) ?? '';
