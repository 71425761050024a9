import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { watchOutbox } from './watchOutbox.ts';
import { watchStore } from './watchStore.ts';

const answer =
  (registry: Registry): RequestListener =>
  async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(body);
    } catch {
      // The database does not answer, so let the scrape fail.
      response.writeHead(503).end();
    }
  };

/** Prometheus text at /metrics, reachable from this machine only. */
export async function servePrometheus(port: number): Promise<Metrics> {
  const registry = new Registry();
  const registers = [registry];
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Form submissions, by outcome: accepted, repeated, or the status of the rejection',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const held = new Counter({
    name: 'site_submissions_held_total',
    help: 'Submissions held back as spam, by reason; they send no mail until staff release them',
    labelNames: ['form', 'reason'],
    registers,
  });
  const marked = new Counter({
    name: 'site_submissions_marked_total',
    help: 'Submissions delivered with a mark in their history, by reason',
    labelNames: ['form', 'reason'],
    registers,
  });
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Attempts to send a mail, by outcome: sent, failed (will be retried), dead (abandoned)',
    labelNames: ['outcome'],
    registers,
  });
  const scans = new Counter({
    name: 'site_attachment_scans_total',
    help: 'Attachments scanned, by outcome: clean, refused, unchecked (will be retried)',
    labelNames: ['outcome'],
    registers,
  });
  const browserErrors = new Counter({
    name: 'site_browser_errors_total',
    help: 'Errors reported by browsers, by outcome: logged, dropped (too many in a minute)',
    labelNames: ['outcome'],
    registers,
  });
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Request duration, by status class',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  collectDefaultMetrics({ register: registry });
  const server = createServer(answer(registry)).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    suspicion(form, { spam, mark }) {
      if (spam) held.inc({ form, reason: spam });
      if (mark) marked.inc({ form, reason: mark });
    },
    mail: (outcome) => mails.inc({ outcome }),
    scan: (outcome) => scans.inc({ outcome }),
    browserError: (outcome) => browserErrors.inc({ outcome }),
    request: (status, seconds) =>
      requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
    watchOutbox: (counts) => watchOutbox(counts, registry),
    watchStore: (state) => watchStore(state, registry),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
