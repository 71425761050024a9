import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';
import type { Database } from './schema.ts';
import { isBusy } from './storeError.ts';

type Work<Value> = (transaction: Transaction<Database>) => Promise<Value>;

interface Waiting {
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Does one of several works in a transaction. What it came to is told once that has ended. */
async function attempt(transaction: Transaction<Database>, { work, resolve, reject }: Waiting) {
  await sql`savepoint work`.execute(transaction);
  try {
    const value = await work(transaction);
    await sql`release work`.execute(transaction);
    return () => resolve(value);
  } catch (error) {
    // On a full disk SQLite has undone the whole transaction, and its reason must not be lost.
    await sql`rollback to work`.execute(transaction).catch(() => Promise.reject(error));
    return () => reject(error);
  }
}

/**
 * Group commit: what arrives while SQLite writes to the disk shares the next commit, and settles only
 * after it. A disk that takes half a second would otherwise take two submissions a second.
 * PostgreSQL does this itself, across its connections.
 */
export function groupCommit(db: Db): <Value>(work: Work<Value>) => Promise<Value> {
  if (dialectOf(db) === 'postgres') return (work) => db.transaction().execute(work);
  const waiting: Waiting[] = [];
  let busy = false;

  async function commit(works: readonly Waiting[]): Promise<void> {
    try {
      const settle = await db.transaction().execute(async (transaction) => {
        const done: (() => void)[] = [];
        for (const one of works) done.push(await attempt(transaction, one));
        return done;
      });
      for (const end of settle) end();
    } catch (error) {
      // Locked for seconds already: trying one by one would keep the last waiting for minutes.
      if (works.length === 1 || isBusy(error)) for (const { reject } of works) reject(error);
      // A full disk may still have room for some of them.
      else for (const one of works) await commit([one]);
    }
  }

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0) await commit(waiting.splice(0));
    busy = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!busy) run();
    });
}
