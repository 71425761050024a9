import type { Transaction } from 'kysely';
import type { FieldValues } from '../../forms/form.ts';
import { sourceForm } from '../../forms/mail.ts';
import { limitAcknowledgements } from '../intake/limitAcknowledgements.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { callPrograms } from '../outbox/webhooks.ts';
import type { Database, SubmissionTable } from '../store/schema.ts';
import type { Event, LockedSubmission } from './applyEdit.ts';
import { hasHeldMails } from './readSubmission.ts';

export interface ReleaseParts {
  composeMails: ComposeMails;
  /** For keyed hashes of addresses. */
  secret: string;
  now: () => number;
}

/** Writes the mails that a submission would have sent when it arrived, within the same limits. */
async function writeMails(
  transaction: Transaction<Database>,
  row: SubmissionTable,
  { composeMails, secret, now }: ReleaseParts,
): Promise<number> {
  const form = sourceForm(row.form);
  // A form that has been removed from the site has nothing to compose mails from.
  if (!form) return 0;
  const file = await transaction
    .selectFrom('attachments')
    .select('name')
    .where('submission_id', '=', row.id)
    .executeTakeFirst();
  const values = JSON.parse(row.fields) as FieldValues;
  const at = now();
  await callPrograms(transaction, 'new', row, at);
  const composed = composeMails({ form, values, row, attachment: file?.name });
  const mails = await limitAcknowledgements(transaction, secret, { id: row.id, at }, composed);
  await transaction
    .insertInto('outbox')
    .values(mails.map((mail) => outboxRow(mail, row.id, at)))
    .execute();
  return mails.length;
}

/**
 * Makes spam new and writes its mails, unless an earlier release did. Returns the events to record:
 * none if there was nothing to release.
 */
export async function releaseSubmission(
  transaction: Transaction<Database>,
  row: LockedSubmission,
  parts: ReleaseParts,
): Promise<Event[]> {
  const events = await transaction
    .selectFrom('submission_events')
    .select(['kind', 'detail'])
    .where('submission_id', '=', row.id)
    .where('kind', 'in', ['received', 'released'])
    .execute();
  const held = hasHeldMails(
    events.map(({ kind, detail }) => ({ kind, detail: JSON.parse(detail) })),
  );
  if (row.state !== 'spam' && !held) return [];
  if (row.state === 'spam')
    await transaction
      .updateTable('submissions')
      .set({ state: 'new' })
      .where('id', '=', row.id)
      .execute();
  const mails = held ? await writeMails(transaction, row, parts) : 0;
  return [['released', { mails: String(mails) }]];
}
