import { readFileSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';

/** In megabytes: what a build took before its heap was limited, and the limit. */
export const needed = { build: 1400, heap: 768 };

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What is left to the processes of a container, if it is limited. */
function leftInGroup(): number {
  const [limit, used] = ['memory.max', 'memory.current'].map((name) =>
    Number.parseInt(read(`/sys/fs/cgroup/${name}`), 10),
  );
  return Number.isFinite(limit) ? megabytes((limit ?? 0) - (used ?? 0)) : Number.POSITIVE_INFINITY;
}

/** What can be had without taking it from others. */
function availableMegabytes(): number {
  const available = /^MemAvailable:\s+(\d+) kB/m.exec(read('/proc/meminfo'))?.[1];
  const machine = available ? Math.floor(Number(available) / 1024) : megabytes(freemem());
  return Math.min(machine, leftInGroup());
}

/** Why no build is begun now, in a sentence for staff. */
export const missingMemory = (available = availableMegabytes()): string | undefined =>
  available < needed.build
    ? `The publisher needs ${needed.build} MB of memory, and ${available} MB are free. Tell whoever runs the site.`
    : undefined;

/** When memory runs out, Linux ends this process and those it starts before any other. */
export function endFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}
