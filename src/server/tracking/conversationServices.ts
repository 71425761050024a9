import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { pollMailbox } from '../mailbox/pollMailbox.ts';
import { mailWays, receiveParts } from '../mailbox/receiveParts.ts';
import { createWebhooks } from '../outbox/webhooks.ts';
import type { Db } from '../store/database.ts';
import { createTracking } from './tracking.ts';

interface Parts {
  db: Db;
  env: Env;
  log: Logger;
  secret: string;
  now: () => number;
  /** Called when something has come in. */
  onMessage: () => void;
}

/** What comes after a first message: mails, the visitor's page, and programs that are told. */
export function createConversationServices({ db, env, log, secret, now, onMessage }: Parts) {
  const mailbox = receiveParts({ db, env, secret, now });
  const { replyTo } = mailWays(env, secret, now);
  return {
    mailbox,
    polling: pollMailbox({ env, log, parts: mailbox, onMail: onMessage }),
    tracking: createTracking({ ...mailbox, replyTo }),
    webhooks: createWebhooks(db, now),
  };
}
