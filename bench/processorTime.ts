import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Milliseconds of processor time a process has used on its main thread, and on all its threads. */
export const processorTime = (pid: number | undefined) => ({
  main: read(`/proc/${pid}/task/${pid}/stat`),
  all: read(`/proc/${pid}/stat`),
});

function read(file: string): number {
  const stat = readFileSync(file, 'utf8');
  // The name in brackets may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}
