import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, OutboxCounts, StoreState } from './metrics.ts';

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

/** A figure that is asked for whenever the metrics are scraped. */
const gaugeIn = (registry: Registry) => (name: string, help: string, read: () => Promise<number>) =>
  new Gauge({
    ...{ name, help, registers: [registry] },
    async collect() {
      this.set(await read());
    },
  });

function watchOutbox(counts: () => Promise<OutboxCounts>, registry: Registry): void {
  new Gauge({
    name: 'site_outbox_mails',
    help: 'Unsent mails in the outbox, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, dead } = await counts();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'dead' }, dead);
    },
  });
  gaugeIn(registry)('site_outbox_oldest_seconds', 'Age of the oldest waiting mail', async () => {
    const { oldest } = await counts();
    return oldest === null ? 0 : (Date.now() - oldest) / 1000;
  });
}

/** The database and its backups. */
function watchStore({ isReady, freeBytes, backups }: StoreState, registry: Registry): void {
  const gauge = gaugeIn(registry);
  gauge('site_ready', '1 if a submission could be stored now, 0 if not', async () =>
    (await isReady()) ? 1 : 0,
  );
  gauge('site_data_free_bytes', 'Free space on the disk of DATA_DIR', freeBytes);
  gauge(
    'site_last_backup_timestamp_seconds',
    'When the newest backup in DATA_DIR was finished; 0 if there is none',
    async () => (await backups()).last / 1000,
  );
  gauge(
    'site_last_proved_backup_timestamp_seconds',
    'When the newest backup that was proved to restore was made; 0 if there is none',
    async () => (await backups()).proved / 1000,
  );
  gauge(
    'site_backup_proof_ok',
    '0 if the last backup that was to be proved did not restore to what its source was',
    async () => ((await backups()).isProofGood ? 1 : 0),
  );
  gauge(
    'site_last_backup_copy_timestamp_seconds',
    'When the last copy of a backup was read back from BACKUP_TO; NaN without that setting',
    async () => (await backups()).copied / 1000,
  );
}

/** Looks at the room for bodies whenever the metrics are scraped. */
function watchRoom(left: () => Readonly<Record<string, number>>, registry: Registry): void {
  new Gauge({
    name: 'site_body_room_bytes',
    help: 'Bytes that bodies on their way in may still bring: forms, files, pictures',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      for (const [what, bytes] of Object.entries(left())) this.set({ what }, bytes);
    },
  });
}

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
    watchRoom: (left) => watchRoom(left, registry),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
