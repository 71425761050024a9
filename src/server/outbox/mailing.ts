import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Db } from '../store/database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { startWorker } from './worker.ts';

interface Parts {
  db: Db;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_REPLY_ADDRESS'>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
}

async function openWorker({ env, log, metrics }: Parts, outbox: Outbox) {
  if (!env.SMTP_URL) {
    const { waiting } = await outbox.counts();
    log.warn({ waiting }, 'SMTP_URL is not set: mails wait in the outbox and are not sent');
    return undefined;
  }
  const { smtpTransport } = await import('./transport.ts');
  const { SMTP_URL, MAIL_FROM, MAIL_REPLY_ADDRESS } = env;
  const bounceTo = MAIL_REPLY_ADDRESS && `${MAIL_REPLY_ADDRESS.split('@')[0]}+`;
  const openTransport = () => smtpTransport(SMTP_URL, MAIL_FROM, undefined, bounceTo);
  return startWorker({ outbox, openTransport, log, onOutcome: metrics.mail });
}

/** Starts the outbox and, if a mail server is configured, its worker. */
export async function startMailing(parts: Parts) {
  const outbox = createOutbox(parts.db, parts.now);
  parts.metrics.watchOutbox(outbox.counts);
  const worker = await openWorker(parts, outbox);
  return {
    /** Whether a mail server is configured. The inbox shows a warning if not. */
    configured: worker !== undefined,
    counts: outbox.counts,
    wake: () => worker?.wake(),
    /** Stops claiming mails, and waits for those being sent until `cut` aborts. */
    stop: async (cut: AbortSignal) => worker?.stop(cut),
  };
}
