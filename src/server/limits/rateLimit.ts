import { type Kysely, sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/schema.ts';
import type { ClientKey } from './clientAddress.ts';

const hour = 3_600_000;

/**
 * Takes a token from a bucket of `perHour` that refills evenly over an hour. A single statement, so
 * that instances sharing a database share the bucket. Returns 0, or how many milliseconds to wait.
 */
export async function takeToken(
  db: Kysely<Database>,
  key: string,
  perHour: number,
  now: number,
): Promise<number> {
  const interval = Math.ceil(hour / perHour);
  const later = sql`case when rate_limits.free_at > cast(${now} as bigint)
    then rate_limits.free_at else cast(${now} as bigint) end + cast(${interval} as bigint)`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, free_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ free_at: sql<number>`${later}` })
        .where(sql<boolean>`${later} <= cast(${now + hour} as bigint)`),
    )
    .returning('free_at')
    .executeTakeFirst();
  return taken ? 0 : waitForToken(db, key, perHour, now);
}

/** Milliseconds until the next token, without taking one. */
export async function waitForToken(
  db: Kysely<Database>,
  key: string,
  perHour: number,
  now: number,
): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('free_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const interval = Math.ceil(hour / perHour);
  return Math.max(0, Math.max(row?.free_at ?? 0, now) + interval - now - hour);
}

/** Takes a token for each network of a client. Returns 0, or how many milliseconds to wait. */
export async function takeClientToken(
  db: Kysely<Database>,
  what: string,
  client: readonly ClientKey[],
  perHour: number,
  now: number,
): Promise<number> {
  for (const { key, clients } of client) {
    const wait = await takeToken(db, `${what} ${key}`, perHour * clients, now);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Milliseconds until a client's next token, without taking one. */
export async function waitForClientToken(
  db: Kysely<Database>,
  what: string,
  client: readonly ClientKey[],
  perHour: number,
  now: number,
): Promise<number> {
  const waits = client.map(({ key, clients }) =>
    waitForToken(db, `${what} ${key}`, perHour * clients, now),
  );
  return Math.max(...(await Promise.all(waits)));
}

/** A 429 that says how long to wait, in words and in Retry-After. */
export function tooManyRequests(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `This form was sent many times from where you are. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
