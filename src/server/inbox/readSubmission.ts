import { fieldLines } from '../../forms/fieldLines.ts';
import type { FieldValues } from '../../forms/form.ts';
import { sourceForm } from '../../forms/mail.ts';
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

/** What a case is called. */
export const caseById = (db: Db, id: string) =>
  db.selectFrom('submissions').select(['id', 'reference']).where('id', '=', id).executeTakeFirst();

/** Why mails to an address come back; undefined if none did. */
export async function whyUndeliverable(db: Db, email: string | null) {
  const row = await db
    .selectFrom('undeliverable')
    .select('reason')
    .where('address', '=', email ?? '')
    .executeTakeFirst();
  return row?.reason;
}

/** The cases that were found to be this one, with what their visitor sent. */
async function partsOf(db: Db, id: string) {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'fields', 'name', 'email', 'created_at'])
    .where('merged_into', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ fields, ...row }) => ({
    ...row,
    lines: fieldLines(sourceForm(row.form), JSON.parse(fields) as FieldValues),
  }));
}

const answerEnd = '\n\n--\n';

/** What came in later, and what was answered, first to last. */
async function conversationOf(db: Db, ids: readonly string[], merged: Parts) {
  const received = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'sender', 'from_address', 'from_name', 'text', 'note', 'created_at'])
    .where('submission_id', 'in', ids)
    .execute();
  const answers = await db
    .selectFrom('outbox')
    .select(['id', 'text', 'bounce as note', 'created_at', 'state'])
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'answer')
    .execute();
  const none = { from_address: null, from_name: null, note: null };
  return [
    ...received.map((one) => ({ ...one, isSent: true })),
    ...answers.map(({ state, text, ...one }) => ({
      ...{ ...none, kind: 'answer' as const, sender: 'staff' as const, from_name: 'We' },
      // Signature and quote follow.
      ...{ ...one, text: text.split(answerEnd)[0] ?? '', isSent: state === 'sent' },
    })),
    ...merged
      .filter(({ form }) => form !== 'mail')
      .map(({ id, reference, name, lines, created_at }) => ({
        ...{ ...none, id, kind: 'page' as const, sender: 'enquirer' as const, created_at },
        ...{ from_name: `${name ?? 'Visitor'}, ${reference}`, isSent: true },
        text: lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      })),
  ].toSorted((one, other) => one.created_at - other.created_at);
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** One submission with everything that belongs to it, as the inbox shows it. */
export async function readSubmission(db: Db, id: string) {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const merged = await partsOf(db, id);
  const ids = [id, ...merged.map((part) => part.id)];
  const attachments = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'size', 'scan', 'submission_id'])
    .where('submission_id', 'in', ids)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'subject', 'text', 'state', 'attempts', 'last_error'])
    .select(['run_at', 'created_at', 'sent_at', 'bounce'])
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('submission_events')
    .select(['id', 'at', 'actor', 'kind', 'detail', 'version'])
    .where('submission_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const { reference, form, state, name, email, subject, assignee, read_at, created_at } = row;
  const { due_at, answered_at, serial_number, look_again_at, domain } = row;
  const known = sourceForm(form);
  const values = JSON.parse(row.fields) as FieldValues;
  const history = events.map((event) => ({
    ...event,
    detail: JSON.parse(event.detail) as Record<string, string | null>,
  }));
  return {
    ...{ id, reference, form, state, name, email, subject, assignee, read_at, created_at },
    ...{ version: row.version, due_at, answered_at, serial_number, values, look_again_at, domain },
    formTitle: known?.title ?? form,
    // A form that has been removed from the site still shows its submissions.
    // What came by mail is the conversation itself.
    lines: form === 'mail' ? [] : fieldLines(known, values),
    messages: await conversationOf(db, ids, merged),
    ...{ merged, merged_into: row.merged_into, names: row.names, urgent: row.urgent === 1 },
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
