import type { Logger } from 'pino';
import type { Db } from '../store/database.ts';
import { writeNotices } from './writeNotices.ts';

const period = 60_000;

interface Parts {
  db: Db;
  log: Logger;
  now: () => number;
  siteUrl: string;
  /** Called when there are mails to send. */
  onMail: () => void;
}

/** Mails staff what they have chosen to be told: new and late enquiries, and the morning's. */
export function startNotices({ db, log, now, siteUrl, onMail }: Parts) {
  async function write(): Promise<number> {
    const written = await db
      .transaction()
      .execute((transaction) => writeNotices({ db: transaction, now: now(), siteUrl }));
    if (written > 0) onMail();
    return written;
  }

  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = write().catch((error: unknown) => log.error({ err: error }, 'notices not written'));
  }, period);
  timer.unref();

  return {
    write,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
