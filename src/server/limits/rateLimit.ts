import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

const hour = 3_600_000;

/**
 * Takes one of `perHour` turns, all of which may be taken at once and are given back evenly.
 * One statement, so that instances sharing a database count together. Answers 0, or after how many
 * milliseconds to come again.
 */
export async function takeToken(
  db: Kysely<Database>,
  key: string,
  perHour: number,
  now: number,
): Promise<number> {
  const turn = Math.ceil(hour / perHour);
  const later = sql`case when rate_limits.free_at > cast(${now} as bigint)
    then rate_limits.free_at else cast(${now} as bigint) end + cast(${turn} as bigint)`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, free_at: now + turn })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ free_at: sql<number>`${later}` })
        .where(sql<boolean>`${later} <= cast(${now + hour} as bigint)`),
    )
    .returning('free_at')
    .executeTakeFirst();
  return taken ? 0 : waitFor(db, key, perHour, now);
}

/** Without taking a turn: 0, or after how many milliseconds there is one. */
async function waitFor(
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
  const turn = Math.ceil(hour / perHour);
  return Math.max(0, Math.max(row?.free_at ?? 0, now) + turn - now - hour);
}
