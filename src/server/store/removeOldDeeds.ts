import type { Db } from './database.ts';

/**
 * Deletes what is older than the record is kept. The triggers allow it only for what the setting
 * announces first.
 */
export async function removeOldDeeds(db: Db, before: number): Promise<void> {
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
