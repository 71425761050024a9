import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxTable } from '../store/schema.ts';
import type { Outbox } from './outbox.ts';

import type { Transport } from './transport.ts';

export const recordAttempts = 30;
/** How often the lease of a mail that is being sent is renewed. */
export const renewMilliseconds = 60_000;

/** Mail servers quote the address they reject; the log must not contain it. */
const withoutAddresses = (reason: string) => reason.replace(/[^\s<>"]+@[^\s<>"]+/g, '…');

export interface DeliveryParts {
  outbox: Outbox;
  log: Logger;
  onOutcome: (outcome: 'sent' | 'failed' | 'dead') => void;
  /** Replaces the pause before a mail is recorded again. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Keeps a mail the caller's, however long its server takes, until it is released. */
function keepLease({ outbox, log }: DeliveryParts, mail: OutboxTable) {
  let held = mail;
  let renewing = Promise.resolve();
  const renew = async () => {
    held = (await outbox.renew(held)) ?? held;
  };
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch((error: unknown) => log.error({ err: error }, 'could not update the outbox'));
  }, renewMilliseconds);
  return async function release(): Promise<OutboxTable> {
    clearInterval(timer);
    await renewing;
    return held;
  };
}

/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The enhanced status code of a reply (RFC 3463): in "550 5.1.1 No such user", 5.1.1. */
const enhanced = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/;

/**
 * Whether the mail server says that the recipient does not exist or takes no mail: the only answer
 * that trying again cannot change. All others may be about us (sender, sign-in, relaying, a block
 * list, the wording of a mail) and are mended here or there. Some servers give those only after
 * RCPT TO, with a code that tells them apart.
 */
export function refusesRecipient(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as SmtpError;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false;
  if (responseCode < 550 || responseCode > 553) return false;
  const [, subject, detail = ''] = enhanced.exec(response) ?? [];
  // 5.1 is about addresses, of which 5.1.7 and 5.1.8 mean the sender's; 5.2 is about the mailbox.
  if (subject === '1') return detail !== '7' && detail !== '8';
  return subject === undefined || subject === '2';
}

/** Sends a claimed mail and records the outcome, unless the mail is no longer this worker's. */
export async function deliver(
  parts: DeliveryParts,
  transport: Transport,
  mail: OutboxTable,
): Promise<void> {
  const { outbox, log, onOutcome, pause = delay } = parts;
  const release = keepLease(parts, mail);
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };

  /** Retries, because a sent mail that is not recorded as sent would be sent again. */
  async function recordSent(): Promise<boolean> {
    const held = await release();
    for (let tries = 1; ; tries++)
      try {
        return await outbox.sent(held);
      } catch (error) {
        if (tries >= recordAttempts) throw error;
        await pause(1000);
      }
  }

  try {
    await transport.send(mail, await outbox.filesOf(mail));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state = await outbox.failed(await release(), reason, refusesRecipient(error));
    const details = { ...about, reason: withoutAddresses(reason) };
    if (state === undefined) return log.warn(details, 'mail failed after its lease, ignored');
    onOutcome(state === 'dead' ? 'dead' : 'failed');
    if (state === 'dead') log.error(details, 'mail abandoned');
    else log.warn(details, 'mail failed, will be retried');
    return;
  }
  const recorded = await recordSent();
  onOutcome('sent');
  if (recorded) log.info(about, 'mail sent');
  else log.warn(about, 'mail sent after its lease, may be sent twice');
}
