import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { releasesIn } from './releases.ts';

/** What a server says of itself beside the releases. */
interface Instance {
  served: string;
  refused: string;
}

/** A server says it every five seconds. */
const freshMilliseconds = 20_000;
const lookMilliseconds = 200;
/** Longer than a server is given to start. */
const patienceMilliseconds = 150_000;

function instancesIn(dist: string): Instance[] {
  const folder = join(dist, 'instances');
  try {
    return readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((file) => Date.now() - statSync(file).mtimeMs < freshMilliseconds)
      .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None, or one that is just ending.
    return [];
  }
}

/**
 * Waits until all running servers serve the current release. If one cannot, makes the release before
 * it the current one again; false then.
 */
export async function handOver(
  before: string | undefined,
  onCount: (served: number, all: number) => void = () => undefined,
  dist = 'dist',
): Promise<boolean> {
  const releases = releasesIn(dist);
  const release = basename(releases.current() ?? '');
  const end = performance.now() + patienceMilliseconds;
  while (performance.now() < end) {
    const all = instancesIn(dist);
    if (all.some(({ refused }) => refused === release)) break;
    const served = all.filter((one) => one.served === release).length;
    onCount(served, all.length);
    if (served === all.length) return true;
    await delay(lookMilliseconds);
  }
  if (before) releases.switchTo(basename(before));
  return false;
}
