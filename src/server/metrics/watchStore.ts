import { Gauge, type Registry } from 'prom-client';
import type { StoreState } from './metrics.ts';

/** Looks at the database and its backups whenever the metrics are scraped. */
export function watchStore(
  { isReady, freeBytes, lastBackup }: StoreState,
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: 'site_ready',
    help: '1 if a submission could be stored now, 0 if not',
    registers,
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'site_data_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set(await freeBytes());
    },
  });
  new Gauge({
    name: 'site_last_backup_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR was finished; 0 if there is none',
    registers,
    async collect() {
      this.set((await lastBackup()) / 1000);
    },
  });
}
