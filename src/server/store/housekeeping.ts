import type { Logger } from 'pino';
import { system, writeAuditEvents } from './auditLog.ts';
import type { Db } from './database.ts';
import { fillDueTimes } from './fillDueTimes.ts';

const day = 24 * 60 * 60_000;
const period = 10 * 60_000;
const batch = 500;
/** How long what was typed and neither sent nor deleted is kept. */
const draftDays = 30;

interface Parts {
  db: Db;
  log: Logger;
  retentionDays: number;
  recordDays: number;
  now: () => number;
}

/**
 * Deletes submissions whose last message is older than the retention period, with everything that
 * belongs to them.
 */
async function removeOld({ db, log, retentionDays, now }: Parts): Promise<void> {
  if (retentionDays === 0) return;
  const before = now() - retentionDays * day;
  let removed = 0;
  let gone = 0;
  for (;;) {
    const submissions = await db.transaction().execute(async (transaction) => {
      const old = transaction
        .selectFrom('submissions')
        .select('id')
        // What became part of another case goes with it.
        .where('merged_into', 'is', null)
        .where('created_at', '<', before)
        .where('last_message_at', '<', before)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('submissions as part')
                .select('part.id')
                .whereRef('part.merged_into', '=', 'submissions.id')
                .where((is) =>
                  is.or([
                    is('part.created_at', '>=', before),
                    is('part.last_message_at', '>=', before),
                  ]),
                ),
            ),
          ),
        )
        .limit(batch);
      const ids = (await old.execute()).map(({ id }) => id);
      const { numDeletedRows } = await transaction
        .deleteFrom('submissions')
        .where((where) =>
          where.or([where('id', 'in', ['', ...ids]), where('merged_into', 'in', ['', ...ids])]),
        )
        .executeTakeFirst();
      const count = Number(numDeletedRows);
      gone = ids.length;
      const detail = { submissions: count, olderThanDays: retentionDays };
      if (count > 0)
        await writeAuditEvents(transaction, system, [{ kind: 'erased', detail }], now());
      return count;
    });
    removed += submissions;
    if (gone < batch) break;
  }
  await db
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
  await db.deleteFrom('undeliverable').where('at', '<', before).execute();
  if (removed > 0) log.info({ removed, retentionDays }, 'old submissions removed');
}

/**
 * Deletes what is older than the record is kept. The triggers allow it only for what the setting
 * announces first.
 */
async function removeOldAuditEvents(db: Db, before: number): Promise<void> {
  const old = await db
    .selectFrom('deeds')
    .select('id')
    .where('at', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (!old) return;
  const value = String(before);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ name: 'deeds-removed-before', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await transaction.deleteFrom('deeds').where('at', '<', before).execute();
  });
}

async function cleanUp(parts: Parts): Promise<void> {
  const { db, now, recordDays } = parts;
  await db.deleteFrom('form_drafts').where('expires_at', '<=', now()).execute();
  await db.deleteFrom('rate_limits').where('free_at', '<=', now()).execute();
  await db.deleteFrom('staff_undos').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('submission_viewers')
    .where('seen_at', '<', now() - day)
    .execute();
  await db
    .deleteFrom('answer_drafts')
    .where((where) =>
      where.or([
        where('updated_at', '<', now() - draftDays * day),
        where.and([where('mail_id', 'is not', null), where('updated_at', '<', now() - day)]),
      ]),
    )
    .execute();
  await fillDueTimes(db);
  await removeOld(parts);
  if (recordDays > 0) await removeOldAuditEvents(db, now() - recordDays * day);
}

/** Cleans up at startup and every ten minutes, so that expired drafts and limits are soon gone. */
export function startHousekeeping(parts: Parts) {
  const run = () =>
    cleanUp(parts).catch((error: unknown) => parts.log.error({ err: error }, 'cleanup failed'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, period);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
