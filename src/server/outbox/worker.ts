import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxTable } from '../store/schema.ts';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** Two per connection of transport.ts, so that the last is sent well within its lease. */
const batch = 6;
const pollMilliseconds = 2_000;
const recordAttempts = 30;

/** Mail servers quote the address they reject; the log must not contain it. */
const withoutAddresses = (reason: string) => reason.replace(/[^\s<>"]+@[^\s<>"]+/g, '…');

/** Whether the mail server rejected this mail for good rather than for now. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && responseCode !== undefined && responseCode >= 500;
}

interface Parts {
  outbox: Outbox;
  transport: Transport;
  log: Logger;
  onOutcome: (outcome: 'sent' | 'failed' | 'dead') => void;
}

/** Sends the mails in the outbox until stopped. */
export function startWorker({ outbox, transport, log, onOutcome }: Parts) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  async function deliver(mail: OutboxTable): Promise<void> {
    const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      await transport.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const state = await outbox.failed(mail, reason, isPermanent(error));
      onOutcome(state === 'dead' ? 'dead' : 'failed');
      const details = { ...about, reason: withoutAddresses(reason) };
      if (state === 'dead') log.error(details, 'mail abandoned');
      else log.warn(details, 'mail failed, will be retried');
      return;
    }
    await recordSent(mail.id);
    onOutcome('sent');
    log.info(about, 'mail sent');
  }

  /** Retries, because a sent mail that is not recorded as sent would be sent again. */
  async function recordSent(id: string): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await outbox.sent(id);
      } catch (error) {
        if (tries >= recordAttempts) throw error;
        await delay(1000);
      }
  }

  async function run(): Promise<void> {
    try {
      while (!stopped) {
        const mails = await outbox.claim(batch);
        if (mails.length === 0) return;
        const results = await Promise.allSettled(mails.map(deliver));
        for (const result of results)
          if (result.status === 'rejected')
            log.error({ err: result.reason }, 'could not update the outbox');
      }
    } catch (error) {
      log.error({ err: error }, 'could not read the outbox');
    }
  }

  function wake(): void {
    again = true;
    if (running || stopped) return;
    again = false;
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (again) wake();
      else if (!stopped) timer = setTimeout(wake, pollMilliseconds);
    });
  }
  wake();

  return {
    wake,
    /** Stops claiming mails. Those being sent finish, or fail when `cut` aborts. */
    async stop(cut: AbortSignal): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      cut.addEventListener('abort', () => transport.cut());
      await running;
      transport.close();
    },
  };
}
