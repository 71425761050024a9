import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store.ts';
import { gather } from './gather.ts';
import { markdown } from './markdown.ts';
import { page } from './page.ts';
import { summary } from './summary.ts';

/** Writes both reports for this build; returns the number of faults. */
export function writeReport(store: Store, routes: readonly string[]): number {
  const reports = gather(store, routes);
  const lines = summary(store, routes.length);
  writeFileSync('bench/AUDIT.md', markdown(lines, reports));
  writeFileSync(join(store.folder, 'index.html'), page(lines, reports));
  return reports.reduce((sum, { faults }) => sum + faults.length, 0);
}
