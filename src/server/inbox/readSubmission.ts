import { fieldLines } from '../../forms/fieldLines.ts';
import type { FieldValues } from '../../forms/form.ts';
import { findForm } from '../../forms/forms.ts';
import { isOffered } from '../../staff/submissionStates.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';

interface Event {
  kind: string;
  detail: Readonly<Record<string, string | null>>;
}

/** Whether a submission's mails were held back as spam when it arrived, and still are. */
export const hasHeldMails = (events: readonly Event[]) =>
  events.some(({ kind, detail }) => kind === 'received' && detail.spam) &&
  events.every(({ kind }) => kind !== 'released');

/** One submission with everything that belongs to it, as the inbox shows it. */
export async function readSubmission(db: Db, id: string) {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const attachments = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'size', 'scan'])
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'subject', 'text', 'state', 'attempts', 'last_error'])
    .select(['run_at', 'created_at', 'sent_at'])
    .where('submission_id', '=', id)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('submission_events')
    .select(['id', 'at', 'actor', 'kind', 'detail', 'version'])
    .where('submission_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const { reference, form, state, name, email, subject, assignee, read_at, created_at } = row;
  const { due_at, answered_at, serial_number } = row;
  const known = findForm(form);
  const values = JSON.parse(row.fields) as FieldValues;
  const history = events.map((event) => ({
    ...event,
    detail: JSON.parse(event.detail) as Record<string, string | null>,
  }));
  return {
    ...{ id, reference, form, state, name, email, subject, assignee, read_at, created_at },
    ...{ version: row.version, due_at, answered_at, serial_number, values },
    formTitle: known?.title ?? form,
    // A form that has been removed from the site still shows its submissions.
    lines: fieldLines(known, values),
    attachments,
    mails,
    events: history,
    held: hasHeldMails(history),
  };
}

/** For somebody to download, which the record notes. */
export async function readAttachment(db: Db, by: Actor, submissionId: string, id: string) {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
    .select(['attachments.name', 'content', 'reference', 'size', 'scan'])
    .where('attachments.id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, content, reference, size, scan } = row;
  if (isOffered(scan))
    await writeAuditEvents(db, by, [{ kind: 'attachment', reference, detail: { bytes: size } }]);
  return { name, scan, content: new Uint8Array(content) };
}
