import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long requests and mails under way may still take once the port is closed. */
export const finishSeconds = 10;
/** The last part of it is for noting what became of them and closing the database. */
const closingMilliseconds = 1_000;
/** npm passes on a signal that its terminal or systemd has sent to the server as well. */
const sameSignalMilliseconds = 1_000;

interface Parts {
  /** How long a balancer gets to notice that this instance is leaving. */
  delaySeconds: number;
  log: Logger;
  /** Claims no more mails. Those under way are sent, or given up when `cut` aborts. */
  stopMailing(cut: AbortSignal): Promise<void>;
  /** Closes the port. Requests in flight are answered, or cut off when `cut` aborts. */
  closeConnections(cut: AbortSignal): Promise<void>;
  /** Closes what requests and mails needed. */
  closeServices(): Promise<void>;
  flushLog(): Promise<void>;
}

/** Ends the server on SIGTERM or SIGINT, by one deadline for everything. */
export function createShutdown() {
  let leavingSince: number | undefined;

  async function stop(delayMilliseconds: number, parts: Parts): Promise<void> {
    const deadline = delayMilliseconds + finishSeconds * 1000;
    const cut = new AbortController();
    setTimeout(() => process.exit(0), deadline);
    setTimeout(() => {
      parts.log.warn('deadline reached: what is still under way is cut off');
      cut.abort();
    }, deadline - closingMilliseconds);
    try {
      const mailing = parts.stopMailing(cut.signal);
      await delay(delayMilliseconds);
      await Promise.all([mailing, parts.closeConnections(cut.signal)]);
      await parts.closeServices();
    } catch (error) {
      parts.log.error({ err: error }, 'not closed in order');
    }
    await parts.flushLog();
    process.exit(0);
  }

  return {
    /** From the signal on: readiness says no, and every answer closes its connection. */
    isShuttingDown: () => leavingSince !== undefined,

    listen(parts: Parts): void {
      function onSignal(signal: NodeJS.Signals): void {
        if (leavingSince === undefined) {
          leavingSince = performance.now();
          // At a terminal there is no balancer, and a developer is waiting.
          const seconds = signal === 'SIGTERM' ? parts.delaySeconds : 0;
          void stop(seconds * 1000, parts);
        } else if (performance.now() - leavingSince > sameSignalMilliseconds) process.exit(1);
      }
      process.on('SIGTERM', onSignal);
      process.on('SIGINT', onSignal);
    },
  };
}
