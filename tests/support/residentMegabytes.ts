import { readFileSync } from 'node:fs';

/** A process's resident set size, read from /proc. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
