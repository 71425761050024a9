import type { Transaction } from 'kysely';
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
      const values = await db.transaction().execute(async (transaction) => {
        const done: unknown[] = [];
        for (const { work } of works) done.push(await work(transaction));
        return done;
      });
      for (const [index, { resolve }] of works.entries()) resolve(values[index]);
    } catch (error) {
      // Locked for seconds already: trying one by one would keep the last waiting for minutes.
      if (works.length === 1 || isBusy(error)) for (const { reject } of works) reject(error);
      // One may have been refused, or a full disk may still have room for some of them.
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
