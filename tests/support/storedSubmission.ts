import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator } from '@playwright/test';

interface StoredSubmission {
  form: string;
  fields: Record<string, unknown>;
  attachment: { name: string; size: number } | undefined;
}

/** What the server keeps under a reference, read from its database. */
export function storedSubmission(reference: string): StoredSubmission {
  const file = join(process.env.E2E_DATA ?? '', 'site.sqlite');
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const row = database
    .prepare(
      `select form, fields, attachments.name as name, size from submissions
       left join attachments on submission_id = submissions.id where reference = ?`,
    )
    .get(reference);
  database.close();
  if (!row) throw new Error(`Nothing was delivered under ${reference}`);
  const { form, fields, name, size } = row;
  return {
    form: String(form),
    fields: JSON.parse(String(fields)) as Record<string, unknown>,
    attachment: name === null ? undefined : { name: String(name), size: Number(size) },
  };
}

/** The reference number shown to the visitor. */
export const referenceIn = async (status: Locator) =>
  (await status.locator('.figures').textContent()) ?? '';
