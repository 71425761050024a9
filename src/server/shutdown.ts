import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long requests and mails in progress may take once the port is closed. */
export const finishSeconds = 10;
/** The last part of it is reserved for recording their outcome and closing the database. */
const closingMilliseconds = 1_000;
/** The terminal or systemd signals the server, and npm forwards the same signal again. */
const sameSignalMilliseconds = 1_000;

interface Parts {
  /** How long a balancer has to notice that this instance is shutting down. */
  delaySeconds: number;
  log: Logger;
  /** Stops claiming mails. Those in progress finish, or fail when `cut` aborts. */
  stopMailing(cut: AbortSignal): Promise<void>;
  /** Closes the port. Requests in flight finish, or are cut off when `cut` aborts. */
  closeConnections(cut: AbortSignal): Promise<void>;
  /** Closes the database and whatever else requests and mails used. */
  closeServices(): Promise<void>;
  flushLog(): Promise<void>;
}

/** Stops the server on SIGTERM or SIGINT, with one deadline for everything. */
export function createShutdown() {
  let stoppingSince: number | undefined;

  async function stop(delayMilliseconds: number, parts: Parts): Promise<void> {
    const deadline = delayMilliseconds + finishSeconds * 1000;
    const cut = new AbortController();
    setTimeout(() => process.exit(0), deadline);
    setTimeout(() => {
      parts.log.warn('shutdown deadline reached: cutting off unfinished work');
      cut.abort();
    }, deadline - closingMilliseconds);
    try {
      const mailing = parts.stopMailing(cut.signal);
      await delay(delayMilliseconds);
      await Promise.all([mailing, parts.closeConnections(cut.signal)]);
      await parts.closeServices();
    } catch (error) {
      parts.log.error({ err: error }, 'clean shutdown failed');
    }
    await parts.flushLog();
    process.exit(0);
  }

  return {
    /** True from the signal on: readiness fails, and every answer closes its connection. */
    isShuttingDown: () => stoppingSince !== undefined,

    listen(parts: Parts): void {
      function onSignal(signal: NodeJS.Signals): void {
        if (stoppingSince === undefined) {
          stoppingSince = performance.now();
          // Ctrl-C: there is no balancer, and a developer is waiting.
          const seconds = signal === 'SIGTERM' ? parts.delaySeconds : 0;
          void stop(seconds * 1000, parts);
        } else if (performance.now() - stoppingSince > sameSignalMilliseconds) process.exit(1);
      }
      process.on('SIGTERM', onSignal);
      process.on('SIGINT', onSignal);
    },
  };
}
