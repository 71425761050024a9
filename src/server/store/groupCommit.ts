import { setImmediate as turn } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';
import type { Database } from './schema.ts';

type Work<Value> = (transaction: Transaction<Database>) => Promise<Value>;

interface Waiting {
  /** Does the work inside a transaction of several; what it throws undoes this work only. */
  among(transaction: Transaction<Database>): Promise<void>;
  /** Tells the outcome, once the transaction of several is on disk. */
  tell(): void;
  /** Does the work in a transaction of its own, and tells. */
  alone(): Promise<void>;
}

// Ready-made: they run with every work.
const begin = CompiledQuery.raw('savepoint work');
const undo = CompiledQuery.raw('rollback to work');
const end = CompiledQuery.raw('release work');

/** Few enough that pages are not kept waiting behind one transaction. */
const mostAtOnce = 32;

/**
 * Transactions for work that comes at the same time. SQLite waits for the disk at every commit and
 * the process with it, so works that have come in meanwhile share one commit; each is told only
 * after that. PostgreSQL does the same by itself, over as many connections as there are.
 */
export function groupCommit(db: Db): <Value>(work: Work<Value>) => Promise<Value> {
  if (dialectOf(db) === 'postgres') return (work) => db.transaction().execute(work);
  const waiting: Waiting[] = [];
  let busy = false;

  async function commit(works: readonly Waiting[]): Promise<void> {
    const [first] = works;
    if (first && works.length === 1) return first.alone();
    try {
      await db.transaction().execute(async (transaction) => {
        for (const work of works) await work.among(transaction);
      });
    } catch {
      // The disk may have no room for all of them, but for some.
      for (const work of works) await work.alone();
      return;
    }
    for (const work of works) work.tell();
  }

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Lets everything in that has arrived while the last commit kept the process waiting.
      await turn();
      await commit(waiting.splice(0, mostAtOnce));
    }
    busy = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      let tell: () => void = () => undefined;
      waiting.push({
        async among(transaction) {
          await transaction.executeQuery(begin);
          try {
            const value = await work(transaction);
            tell = () => resolve(value);
          } catch (error) {
            await transaction.executeQuery(undo);
            tell = () => reject(error);
          }
          await transaction.executeQuery(end);
        },
        tell: () => tell(),
        alone: () => db.transaction().execute(work).then(resolve, reject),
      });
      if (!busy) run();
    });
}
