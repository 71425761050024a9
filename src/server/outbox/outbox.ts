import { type Kysely, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import type { Database, OutboxTable } from '../store/schema.ts';

/**
 * Longer than a send can take (see transport.ts). After that, the mail of a dead worker is free
 * again.
 */
const lease = 5 * 60_000;
const firstDelay = 60_000;
const maxDelay = 6 * 60 * 60_000;
const errorLength = 500;

/**
 * Milliseconds until the next attempt: doubling each time, with jitter so that mails spread out.
 */
export const backoff = (attempts: number, random = Math.random): number =>
  Math.min(maxDelay, firstDelay * 2 ** (attempts - 1)) * (0.75 + random() / 2);

/** Mails waiting to be sent, shared by any number of workers. */
export function createOutbox(db: Db, now: () => number) {
  const due = (query: Kysely<Database>) =>
    query
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now())
      .where((where) =>
        where.or([where('locked_until', 'is', null), where('locked_until', '<', now())]),
      )
      .orderBy('run_at');

  return {
    /** Claims mails that are due. No other worker gets them until the lease expires. */
    claim(count: number): Promise<OutboxTable[]> {
      const waiting = due(db).limit(count);
      return db
        .updateTable('outbox')
        .set({ locked_until: now() + lease, attempts: sql<number>`attempts + 1` })
        .where(
          'id',
          'in',
          dialectOf(db) === 'postgres' ? waiting.forUpdate().skipLocked() : waiting,
        )
        .returningAll()
        .execute();
    },

    async sent(id: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: now(), locked_until: null, last_error: null })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Schedules a retry, or marks the mail dead if attempts are used up or the failure is final.
     */
    async failed(mail: OutboxTable, error: string, final: boolean): Promise<'waiting' | 'dead'> {
      const state = final || mail.attempts >= mail.max_attempts ? 'dead' : 'waiting';
      await db
        .updateTable('outbox')
        .set({
          state,
          run_at: now() + Math.round(backoff(mail.attempts)),
          locked_until: null,
          last_error: error.slice(0, errorLength),
        })
        .where('id', '=', mail.id)
        .execute();
      return state;
    },

    /** Retry by hand: immediately, with all attempts available again. */
    async retry(id: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 0, run_at: now(), locked_until: null })
        .where('id', '=', id)
        .where('state', '!=', 'sent')
        .execute();
    },

    async counts(): Promise<{ waiting: number; dead: number; oldest: number | null }> {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.min('created_at').as('oldest'),
        ])
        .where('state', 'in', ['waiting', 'dead'])
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
