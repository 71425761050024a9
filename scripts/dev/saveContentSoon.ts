import { resolve } from 'node:path';
import type { HookParameters } from 'astro';

const contentFolder = resolve(import.meta.dirname, '../../src/content');
/** Longer than it takes to read one file; one that takes longer is saved by Astro. */
const readingTime = 50;

/**
 * Shows changed words within a second. Astro waits half a second for further changes before it
 * saves any; refreshing saves what there is, and no loader has this name, so nothing is read twice.
 */
export function saveContentSoon({
  server,
  refreshContent,
}: HookParameters<'astro:server:setup'>): void {
  server.watcher.on('change', (path) => {
    if (!path.startsWith(contentFolder)) return;
    setTimeout(() => void refreshContent?.({ loaders: ['none'] }), readingTime);
  });
}
