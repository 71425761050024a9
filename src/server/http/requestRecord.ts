import { randomBytes } from 'node:crypto';
import type { Metrics } from '../metrics/metrics.ts';

interface Answered {
  requestId: string;
  method: string | undefined;
  path: string | undefined;
  status: number;
  /** When the request arrived, from performance.now(). */
  started: number;
  brokenOff?: 'by client' | 'by server' | undefined;
}

interface Parts {
  metrics: Metrics;
  /** Writes a line to the log. */
  write: ((line: string) => void) | undefined;
}

/** Gives each request an id, and logs and counts its answer. */
export function createRequestRecord({ metrics, write }: Parts) {
  const idPrefix = randomBytes(4).toString('hex');
  let count = 0;
  return {
    nextId: () => `${idPrefix}-${(count++).toString(36)}`,
    answered({ requestId, method, path, status, started, brokenOff }: Answered): void {
      const ms = performance.now() - started;
      metrics.request(status, ms / 1000);
      // The logger's format, assembled by hand: through the logger, the line costs more than the
      // page.
      write?.(
        `{"level":30,"time":"${new Date().toISOString()}","requestId":"${requestId}","method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10}${brokenOff ? `,"brokenOff":"${brokenOff}"` : ''}}\n`,
      );
    },
  };
}

export type RequestRecord = ReturnType<typeof createRequestRecord>;
