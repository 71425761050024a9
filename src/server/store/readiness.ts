import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';

/** So often at most is a healthy database asked, however many balancers watch. */
const freshMilliseconds = 3_000;
/** Room for an attachment, and for it again in the log of the database. */
const neededBytes = 16 * 1024 * 1024;

export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Parts {
  db: Db;
  dataDir: string;
  log: Logger;
  /** A clock that never goes back. */
  clock?: () => number;
  readFreeBytes?: (folder: string) => Promise<number>;
}

/** Tells whether a submission could be stored now, by writing something. */
export function createReadiness(parts: Parts): () => Promise<boolean> {
  const { db, dataDir, log, clock = performance.now.bind(performance) } = parts;
  const readFreeBytes = parts.readFreeBytes ?? freeBytes;
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  let wasReady = true;

  async function write(): Promise<void> {
    const value = new Date().toISOString();
    await db
      .insertInto('settings')
      .values({ name: 'readiness', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    if (dialectOf(db) === 'postgres') return;
    const free = await readFreeBytes(dataDir);
    // Small writes still succeed within the space that the file already has.
    if (free < neededBytes)
      throw new Error(`The disk of DATA_DIR is full: ${Math.floor(free / 1024)} KiB are free`);
  }

  async function check(): Promise<boolean> {
    try {
      await write();
    } catch (error) {
      if (wasReady) log.error({ err: error }, 'not ready: the database takes no writes');
      wasReady = false;
      return false;
    }
    if (!wasReady) log.info('ready again: the database takes writes');
    wasReady = true;
    return true;
  }

  return () => {
    if (!asked || clock() - asked.at > freshMilliseconds) {
      const mine = { at: Number.POSITIVE_INFINITY, answer: check() };
      asked = mine;
      // One that is under way is shared, and then kept for a while if it was good.
      void mine.answer.then((ready) => {
        mine.at = ready ? clock() : Number.NEGATIVE_INFINITY;
      });
    }
    return asked.answer;
  };
}
