import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** A random secret under that name, made by whichever instance comes first. */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
