import type { Metrics } from './metrics.ts';

const noop = () => undefined;

const noMetrics: Metrics = {
  submission: noop,
  suspicion: noop,
  mail: noop,
  scan: noop,
  browserError: noop,
  request: noop,
  watchOutbox: noop,
  watchStore: noop,
  watchRoom: noop,
  close: noop,
};

/** Serves metrics on a port of the loopback address. Without a port, nothing is counted. */
export async function openMetrics(port: number | undefined): Promise<Metrics> {
  if (port === undefined) return noMetrics;
  const { servePrometheus } = await import('./prometheus.ts');
  return servePrometheus(port);
}
