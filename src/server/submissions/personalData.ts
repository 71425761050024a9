import type { Db } from '../db/database.ts';

/** What is kept about a person, by the e-mail address they gave: to hand out or to remove. */
export function createPersonalData(db: Db) {
  const submissionsOf = (email: string) =>
    db.selectFrom('submissions').where('email', '=', email.trim().toLowerCase());

  return {
    /** Everything, attachments included as base64. */
    async collect(email: string) {
      const submissions = await submissionsOf(email).selectAll().orderBy('created_at').execute();
      return Promise.all(
        submissions.map(async ({ search: _, idempotency_key: __, fields, ...submission }) => {
          const of = { submission_id: submission.id };
          const events = await db
            .selectFrom('submission_events')
            .select(['at', 'actor', 'kind', 'detail'])
            .where('submission_id', '=', of.submission_id)
            .orderBy('at')
            .execute();
          const attachments = await db
            .selectFrom('attachments')
            .select(['name', 'type', 'size', 'content'])
            .where('submission_id', '=', of.submission_id)
            .execute();
          const mails = await db
            .selectFrom('outbox')
            .select(['kind', 'to_address', 'subject', 'text', 'state', 'created_at', 'sent_at'])
            .where('submission_id', '=', of.submission_id)
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
          };
        }),
      );
    },

    /** Removes submissions with their attachments, mails and notes; answers how many there were. */
    async erase(email: string): Promise<number> {
      const address = email.trim().toLowerCase();
      const { numDeletedRows } = await db
        .deleteFrom('submissions')
        .where('email', '=', address)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
