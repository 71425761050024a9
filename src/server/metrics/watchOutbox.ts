import { Gauge, type Registry } from 'prom-client';
import type { OutboxCounts } from './metrics.ts';

/** Counts the unsent mails whenever the metrics are scraped. */
export function watchOutbox(counts: () => Promise<OutboxCounts>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'site_outbox_mails',
    help: 'Unsent mails in the outbox, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, dead } = await counts();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'dead' }, dead);
    },
  });
  new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest waiting mail',
    registers,
    async collect() {
      const { oldest } = await counts();
      this.set(oldest === null ? 0 : (Date.now() - oldest) / 1000);
    },
  });
}
