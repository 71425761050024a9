import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database, SubmissionTable } from '../store/schema.ts';
import { outboxRow } from './outboxRow.ts';

export type WebhookEvent = 'new' | 'answered' | 'solved';

type Called = Pick<
  SubmissionTable,
  'id' | 'reference' | 'form' | 'name' | 'email' | 'subject' | 'fields'
>;

/**
 * Queues a call to every program that is told of what happens, in the transaction of what did. They
 * are sent and repeated like mails.
 */
export async function callPrograms(
  db: Transaction<Database>,
  event: WebhookEvent,
  row: Called,
  at: number,
  delay = 0,
): Promise<void> {
  const hooks = await db.selectFrom('webhooks').select('id').where('off_at', 'is', null).execute();
  const { id, reference, form, name, email, subject, fields } = row;
  const body = { event, at: new Date(at).toISOString(), id, reference, form, name, email, subject };
  const text = JSON.stringify({ ...body, fields: JSON.parse(fields) });
  const calls = hooks.map((hook) =>
    outboxRow(
      { kind: 'webhook', to: hook.id, replyTo: null, subject: event, text, html: '' },
      row.id,
      at,
      delay,
    ),
  );
  if (calls.length > 0) await db.insertInto('outbox').values(calls).execute();
}

/** The programs that are told, as administrators see and change them. */
export const createWebhooks = (db: Db, now: () => number) => ({
  list: () => db.selectFrom('webhooks').selectAll().orderBy('created_at').execute(),
  async add(url: string): Promise<void> {
    const secret = randomBytes(24).toString('base64url');
    await db
      .insertInto('webhooks')
      .values({
        ...{ id: randomUUIDv7(), url, secret, failures: 0 },
        ...{ last_error: null, off_at: null, created_at: now() },
      })
      .execute();
  },
  async switchOn(id: string): Promise<void> {
    await db
      .updateTable('webhooks')
      .set({ off_at: null, failures: 0 })
      .where('id', '=', id)
      .execute();
  },
  async remove(id: string): Promise<void> {
    await db.deleteFrom('webhooks').where('id', '=', id).execute();
  },
});
