import type { Outbox } from '../mail/outbox.ts';

/** What is counted for an operator. */
export interface Metrics {
  submission(form: string, outcome: string): void;
  mail(outcome: 'sent' | 'failed' | 'dead'): void;
  request(status: number, seconds: number): void;
  /** The state of the outbox is asked for when the metrics are. */
  watchOutbox(outbox: Outbox): void;
  close(): void;
}

const nothing = () => undefined;

const noMetrics: Metrics = {
  submission: nothing,
  mail: nothing,
  request: nothing,
  watchOutbox: nothing,
  close: nothing,
};

/** Counts and shows what it counts on that port; without a port it does neither. */
export async function openMetrics(port: number | undefined): Promise<Metrics> {
  if (port === undefined) return noMetrics;
  const { servePrometheus } = await import('./prometheus.ts');
  return servePrometheus(port);
}
