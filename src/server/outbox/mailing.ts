import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Db } from '../store/database.ts';
import { createOutbox } from './outbox.ts';
import type { Transport } from './transport.ts';
import { createWebhookCalls } from './webhookCall.ts';
import { startWorker } from './worker.ts';

interface Parts {
  db: Db;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_REPLY_ADDRESS'>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
}

/** Sends mails over SMTP, if there is a server, and calls to other programs over HTTP. */
async function openTransports({ env, db, now }: Parts): Promise<() => Transport> {
  const call = createWebhookCalls(db, now);
  const none = { send: () => Promise.reject(new Error('SMTP_URL is not set')) };
  const { SMTP_URL, MAIL_FROM, MAIL_REPLY_ADDRESS } = env;
  const bounceTo = MAIL_REPLY_ADDRESS && `${MAIL_REPLY_ADDRESS.split('@')[0]}+`;
  const smtp = SMTP_URL === undefined ? undefined : await import('./transport.ts');
  return () => {
    const mails = smtp?.smtpTransport(SMTP_URL ?? '', MAIL_FROM, undefined, bounceTo);
    return {
      send: (mail, files) =>
        mail.kind === 'webhook' ? call(mail) : (mails ?? none).send(mail, files),
      close: () => mails?.close(),
      cut: () => mails?.cut(),
    };
  };
}

/** Starts the outbox and, if a mail server is configured, its worker. */
export async function startMailing(parts: Parts) {
  const { db, env, log, metrics, now } = parts;
  const outbox = createOutbox(db, now);
  metrics.watchOutbox(outbox.counts);
  const configured = env.SMTP_URL !== undefined;
  if (!configured) {
    const { waiting } = await outbox.counts();
    log.warn({ waiting }, 'SMTP_URL is not set: mails wait in the outbox and are not sent');
  }
  const worker = startWorker({
    outbox: createOutbox(db, now, undefined, !configured),
    openTransport: await openTransports(parts),
    log,
    onOutcome: metrics.mail,
  });
  return {
    /** Whether a mail server is configured. The inbox shows a warning if not. */
    configured,
    counts: outbox.counts,
    wake: worker.wake,
    /** Stops claiming mails, and waits for those being sent until `cut` aborts. */
    stop: worker.stop,
  };
}
