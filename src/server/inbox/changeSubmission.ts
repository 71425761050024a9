import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { answerMail } from '../outbox/answerMail.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import { releaseSubmission } from './releaseSubmission.ts';

interface Parts {
  db: Db;
  composeMails: ComposeMails;
  /** The mailbox of staff, where replies to their answers go. */
  staffAddress: string;
  now: () => number;
}

const lastMailToVisitor = (db: Transaction<Database>, submission: string) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submission)
    .where('kind', '!=', 'staff')
    .where('state', '!=', 'dead')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Changes staff make to a submission. Each is written together with its history, or not at all. */
export function createSubmissionChanges({ db, composeMails, staffAddress, now }: Parts) {
  /** The events of one change, a millisecond apart so that the history keeps their order. */
  const events = (
    submission_id: string,
    actor: string,
    made: readonly (readonly [kind: string, detail: object])[],
  ) => {
    const start = now();
    return Array.from(made.entries(), ([index, [kind, detail]]) => ({
      id: randomUUIDv7(),
      submission_id,
      at: start + index,
      actor,
      kind,
      detail: JSON.stringify(detail),
    }));
  };

  /** Applies a change and records the events it returns. False if there is no such submission. */
  async function change(
    id: string,
    actor: string,
    make: (
      transaction: Transaction<Database>,
      row: { state: SubmissionState; assignee: string | null; read_at: number | null } & Addressee,
    ) => Promise<readonly [kind: string, detail: object][]>,
  ): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('submissions')
        .select(['state', 'assignee', 'read_at', 'reference', 'name', 'email', 'subject'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return false;
      const made = await make(transaction, row);
      if (made.length === 0) return true;
      await transaction
        .updateTable('submissions')
        .set({ updated_at: now() })
        .where('id', '=', id)
        .execute();
      await transaction
        .insertInto('submission_events')
        .values(events(id, actor, made))
        .execute();
      return true;
    });
  }

  return {
    /** Changes and records only what differs. */
    handle: (
      id: string,
      actor: string,
      to: { state?: SubmissionState | undefined; assignee?: string | null | undefined },
    ) =>
      change(id, actor, async (transaction, from) => {
        const made: [string, object][] = [];
        const update = transaction.updateTable('submissions').where('id', '=', id);
        if (to.state !== undefined && to.state !== from.state) {
          await update.set({ state: to.state }).execute();
          made.push(['state', { from: from.state, to: to.state }]);
        }
        if (to.assignee !== undefined && to.assignee !== from.assignee) {
          await update.set({ assignee: to.assignee }).execute();
          made.push(['assignee', { from: from.assignee, to: to.assignee }]);
        }
        return made;
      }),

    /** Not spam: makes it new and sends the mails that were held back, once. */
    release: (id: string, actor: string) =>
      change(id, actor, (transaction) => releaseSubmission(transaction, id, composeMails, now())),

    note: (id: string, actor: string, text: string) =>
      change(id, actor, async () => [['note', { text }]]),

    setRead: (id: string, actor: string, read: boolean) =>
      change(id, actor, async (transaction, row) => {
        if ((row.read_at !== null) === read) return [];
        await transaction
          .updateTable('submissions')
          .set({ read_at: read ? now() : null })
          .where('id', '=', id)
          .execute();
        return [[read ? 'read' : 'unread', {}]];
      }),

    /** Mails the visitor, through the same outbox as every other mail. */
    answer: (id: string, actor: string, text: string) =>
      change(id, actor, async (transaction, row) => {
        if (!row.email) return [];
        const earlier = await lastMailToVisitor(transaction, id);
        const thread = { replyTo: staffAddress, inReplyTo: earlier?.id };
        const mail = answerMail({ ...row, email: row.email }, thread, text);
        await transaction
          .insertInto('outbox')
          .values(outboxRow(mail, id, now()))
          .execute();
        return [['answer', { to: row.email }]];
      }),

    noteMailRetry: (id: string, actor: string, mail: { subject: string; to: string }) =>
      change(id, actor, async () => [['mail_retry', mail]]),
  };
}

interface Addressee {
  reference: string;
  name: string | null;
  email: string | null;
  subject: string;
}
