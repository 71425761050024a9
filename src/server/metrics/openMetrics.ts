import type { Metrics } from './metrics.ts';

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
