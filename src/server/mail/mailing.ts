import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics.ts';
import { createOutbox } from './outbox.ts';
import { smtpTransport } from './transport.ts';
import { startWorker } from './worker.ts';

interface Parts {
  db: Db;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
}

/** The outbox and, where there is a mail server, the worker that empties it. */
export async function startMailing({ db, env, log, metrics, now }: Parts) {
  const outbox = createOutbox(db, now);
  metrics.watchOutbox(outbox);
  if (!env.SMTP_URL) {
    const { waiting } = await outbox.counts();
    log.warn({ waiting }, 'SMTP_URL is not set: mails wait in the outbox and are not sent');
  }
  const worker =
    env.SMTP_URL &&
    startWorker({
      outbox,
      transport: smtpTransport(env.SMTP_URL, env.MAIL_FROM),
      log,
      onOutcome: metrics.mail,
    });
  return {
    /** Whether there is a server to send through; the inbox tells when there is none. */
    configured: Boolean(worker),
    counts: outbox.counts,
    async retry(id: string): Promise<void> {
      await outbox.retry(id);
      if (worker) worker.wake();
    },
    wake: () => {
      if (worker) worker.wake();
    },
    stop: async () => {
      if (worker) await worker.stop();
    },
  };
}
