import type { Transaction } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';

const name = 'content-changes';

/**
 * Changes to content one after another, on whatever instance: staff are few, and a change reads what
 * is there before it decides.
 */
export const inTurn = <Value>(
  db: Db,
  work: (transaction: Transaction<Database>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ name, value: '0' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '0' }))
      .execute();
    return work(transaction);
  });
