import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import type { Database, OutboxTable } from '../store/schema.ts';
import { backoff } from './backoff.ts';

/** After that, the mail of a dead worker is free again. Whoever sends one renews it (deliver.ts). */
export const lease = 5 * 60_000;
const errorLength = 500;

/** Mails waiting to be sent, shared by any number of workers. */
export function createOutbox(
  db: Db,
  now: () => number,
  leaseMilliseconds = lease,
  /** Where no mail server is set, only other programs are called. */
  onlyCalls = false,
) {
  const isFree = (where: ExpressionBuilder<Database, 'outbox'>) =>
    where.or([where('locked_until', 'is', null), where('locked_until', '<', now())]);

  const firstDue = () => {
    const query = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now())
      .where(isFree)
      .$if(onlyCalls, (query) => query.where('kind', '=', 'webhook'))
      .orderBy('run_at')
      .limit(1);
    return dialectOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query;
  };

  /**
   * Changes a mail that is being sent. False if its lease is over, so that it is somebody else's by
   * now: then nothing is changed.
   */
  async function change(mail: OutboxTable, values: Partial<OutboxTable>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(values)
      .where('id', '=', mail.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', mail.attempts)
      .where('locked_until', '=', mail.locked_until)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Records how an attempt ended. */
  const finish = (mail: OutboxTable, outcome: Partial<OutboxTable>) =>
    change(mail, { ...outcome, locked_until: null });

  const again = () =>
    ({ state: 'waiting', attempts: 0, run_at: now(), locked_until: null }) as const;

  return {
    /** Claims a mail that is due. No other worker gets it until the lease expires. */
    claim(): Promise<OutboxTable | undefined> {
      return db
        .updateTable('outbox')
        .set({ locked_until: now() + leaseMilliseconds, attempts: sql<number>`attempts + 1` })
        .where('id', '=', firstDue())
        .returningAll()
        .executeTakeFirst();
    },

    /** The mail with a new lease; undefined if it was no longer the caller's. */
    async renew(mail: OutboxTable): Promise<OutboxTable | undefined> {
      const locked_until = now() + leaseMilliseconds;
      return (await change(mail, { locked_until })) ? { ...mail, locked_until } : undefined;
    },

    /** Only answers by staff have any. */
    filesOf: async ({ id, kind }: OutboxTable) =>
      kind === 'answer'
        ? db
            .selectFrom('outbox_files')
            .select(['name', 'content'])
            .where('mail_id', '=', id)
            .execute()
        : [],

    /** False if the mail was no longer the caller's. */
    sent: (mail: OutboxTable): Promise<boolean> =>
      finish(mail, { state: 'sent', sent_at: now(), last_error: null }),

    /**
     * Schedules a retry, or marks the mail dead if attempts are used up or the failure is final.
     * Undefined if the mail was no longer the caller's.
     */
    async failed(
      mail: OutboxTable,
      error: string,
      final: boolean,
    ): Promise<'waiting' | 'dead' | undefined> {
      const state = final || mail.attempts >= mail.max_attempts ? 'dead' : 'waiting';
      const run_at = now() + Math.round(backoff(mail.attempts));
      const last_error = error.slice(0, errorLength);
      return (await finish(mail, { state, run_at, last_error })) ? state : undefined;
    },

    /**
     * Retry by hand: immediately, with all attempts available again. Not while it is being sent.
     * Returns the mail, or nothing.
     */
    retry: (id: string) =>
      db
        .updateTable('outbox')
        .set(again())
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .where(isFree)
        .returning(['id', 'submission_id', 'to_address', 'subject'])
        .execute(),

    /** The same for all dead mails. Returns them. */
    retryDead: () =>
      db
        .updateTable('outbox')
        .set(again())
        .where('state', '=', 'dead')
        .returning(['id', 'submission_id', 'to_address', 'subject'])
        .execute(),

    async counts(): Promise<{ waiting: number; dead: number; oldest: number | null }> {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('oldest'),
        ])
        .where('state', 'in', ['waiting', 'dead'])
        .where('kind', '!=', 'webhook')
        .groupBy('state')
        .execute();
      const of = (state: string) => rows.find((row) => row.state === state);
      return {
        waiting: of('waiting')?.count ?? 0,
        dead: of('dead')?.count ?? 0,
        oldest: of('waiting')?.oldest ?? null,
      };
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
