import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Sets a setting and returns what it was, for the one of several servers that gets there first. The
 * others get undefined, and so does the first who ever asks.
 */
export async function claimSetting(
  db: Transaction<Database>,
  name: string,
  value: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', row.value)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? row.value : undefined;
}
