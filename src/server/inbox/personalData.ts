import { sql } from 'kysely';
import { isReference } from '../intake/reference.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';

/** All submissions of an e-mail address, or the one with a reference. */
function idsOf(db: Db, person: string) {
  const text = person.trim();
  const all = db.selectFrom('submissions').select('id');
  if (!isReference(text.toUpperCase())) return all.where('email', '=', text.toLowerCase());
  // A case and those that became part of it are one.
  const named = db
    .selectFrom('submissions')
    .select(sql<string>`coalesce(merged_into, id)`.as('id'))
    .where('reference', '=', text.toUpperCase());
  return all.where((where) =>
    where.or([where('id', 'in', named), where('merged_into', 'in', named)]),
  );
}

const exportedColumns = [
  'id',
  'reference',
  'form',
  'state',
  'name',
  'email',
  'subject',
  'fields',
  'assignee',
  'created_at',
  'updated_at',
] as const;

/**
 * The submissions under an e-mail address, newest first, for staff to review before acting on them.
 */
export const submissionsByEmail = (db: Db, email: string) =>
  db
    .selectFrom('submissions')
    .select(['id', 'reference', 'subject'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

/** Exports or erases everything stored about a person. */
export function createPersonalData(db: Db) {
  return {
    /** Everything, with attachments as base64. */
    async collect(by: Actor, person: string) {
      const submissions = await db
        .selectFrom('submissions')
        .select(exportedColumns)
        .where('id', 'in', idsOf(db, person))
        .orderBy('created_at')
        .execute();
      const kind = 'person_export' as const;
      const auditEvents = submissions.map(({ reference }) => ({ kind, reference }));
      await writeAuditEvents(db, by, auditEvents);
      return Promise.all(
        submissions.map(async ({ fields, ...submission }) => {
          const events = await db
            .selectFrom('submission_events')
            .select(['at', 'actor', 'kind', 'detail'])
            .where('submission_id', '=', submission.id)
            .orderBy('at')
            .execute();
          const attachments = await db
            .selectFrom('attachments')
            .select(['name', 'type', 'size', 'content'])
            .where('submission_id', '=', submission.id)
            .execute();
          const messages = await db
            .selectFrom('messages')
            .select(['kind', 'from_address', 'from_name', 'subject', 'text', 'note', 'raw'])
            .select('created_at')
            .where('submission_id', '=', submission.id)
            .orderBy('created_at')
            .execute();
          const mails = await db
            .selectFrom('outbox')
            .select(['kind', 'to_address', 'subject', 'text', 'state', 'created_at', 'sent_at'])
            .where('submission_id', '=', submission.id)
            .execute();
          return {
            ...submission,
            fields: JSON.parse(fields) as unknown,
            events: events.map((event) => ({ ...event, detail: JSON.parse(event.detail) })),
            attachments: attachments.map(({ content, ...attachment }) => ({
              ...attachment,
              content: Buffer.from(content).toString('base64'),
            })),
            mails,
            messages: messages.map(({ raw, ...message }) => ({
              ...message,
              raw: raw && Buffer.from(raw).toString('base64'),
            })),
          };
        }),
      );
    },

    /** Deletes submissions with their attachments, mails and notes. Returns how many. */
    erase: (by: Actor, person: string): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const erased = await transaction
          .deleteFrom('submissions')
          .where('id', 'in', idsOf(transaction, person))
          .returning('reference')
          .execute();
        await transaction
          .deleteFrom('undeliverable')
          .where('address', '=', person.trim().toLowerCase())
          .execute();
        // Never whose they were: the record must not keep what was just erased.
        const auditEvents = erased.map(({ reference }) => ({ kind: 'erased' as const, reference }));
        await writeAuditEvents(transaction, by, auditEvents);
        return erased.length;
      }),
  };
}
