import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';
import type { Database } from './schema.ts';
import { isBusy } from './WaitingSqliteDriver.ts';

type Work<Value> = (transaction: Transaction<Database>) => Promise<Value>;

interface Waiting {
  /** Runs within a shared transaction. An error rolls back this work only. */
  runInSavepoint(transaction: Transaction<Database>): Promise<void>;
  /** Settles the promise, once the shared transaction is on disk. */
  settle(): void;
  fail(error: unknown): void;
  /** Runs in its own transaction and settles the promise. */
  runAlone(): Promise<void>;
}

// Compiled once, as they run with every work.
const savepoint = CompiledQuery.raw('savepoint work');
const rollback = CompiledQuery.raw('rollback to work');
const release = CompiledQuery.raw('release work');

/** Small enough that one transaction does not delay other requests. */
const maxBatch = 32;

/**
 * Group commit for concurrent transactions. On SQLite every commit blocks the process until the disk
 * has it, so work that arrives in the meantime shares the next commit and settles only after it.
 * PostgreSQL does this itself, across its connections.
 */
export function groupCommit(db: Db): <Value>(work: Work<Value>) => Promise<Value> {
  if (dialectOf(db) === 'postgres') return (work) => db.transaction().execute(work);
  const waiting: Waiting[] = [];
  let busy = false;

  async function commit(works: readonly Waiting[]): Promise<void> {
    const [first] = works;
    if (first && works.length === 1) return first.runAlone();
    try {
      await db.transaction().execute(async (transaction) => {
        for (const work of works) await work.runInSavepoint(transaction);
      });
    } catch (error) {
      // Locked for seconds already: trying one by one would keep the last waiting for minutes.
      if (isBusy(error)) {
        for (const work of works) work.fail(error);
        return;
      }
      // A full disk may still have room for some of them.
      for (const work of works) await work.runAlone();
      return;
    }
    for (const work of works) work.settle();
  }

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Lets in whatever arrived while the last commit blocked the process.
      await nextTurn();
      await commit(waiting.splice(0, maxBatch));
    }
    busy = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      let settle: () => void = () => undefined;
      waiting.push({
        async runInSavepoint(transaction) {
          await transaction.executeQuery(savepoint);
          try {
            const value = await work(transaction);
            settle = () => resolve(value);
          } catch (error) {
            await transaction.executeQuery(rollback);
            settle = () => reject(error);
          }
          await transaction.executeQuery(release);
        },
        settle: () => settle(),
        fail: reject,
        runAlone: () => db.transaction().execute(work).then(resolve, reject),
      });
      if (!busy) run();
    });
}
