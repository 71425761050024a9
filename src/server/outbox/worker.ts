import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxTable } from '../store/schema.ts';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** Two rounds over the connections of transport.ts, so that the last is sent well within its lease. */
const batch = 6;
const pollMilliseconds = 2_000;
const notingTries = 30;

/** Servers repeat the address they refuse; a log must not. */
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

/** Sends what the outbox holds, until stopped. */
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
      const told = { ...about, reason: withoutAddresses(reason) };
      if (state === 'dead') log.error(told, 'mail given up');
      else log.warn(told, 'mail failed, will be tried again');
      return;
    }
    await noteSent(mail.id);
    onOutcome('sent');
    log.info(about, 'mail sent');
  }

  /** A mail that went out but is not noted would go out again, so the note is worth some tries. */
  async function noteSent(id: string): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await outbox.sent(id);
      } catch (error) {
        if (tries >= notingTries) throw error;
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
          if (result.status === 'rejected') log.error({ err: result.reason }, 'outbox not updated');
      }
    } catch (error) {
      log.error({ err: error }, 'outbox not reached');
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
    /** Claims no more. What is under way is finished, or counts as failed when `cut` aborts. */
    async stop(cut: AbortSignal): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      cut.addEventListener('abort', () => transport.cut());
      await running;
      transport.close();
    },
  };
}
