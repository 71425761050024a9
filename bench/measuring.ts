import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';

const file = `${import.meta.dirname}/RESULTS.md`;

export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A visitor of their own for every request, so that no limit is met. */
export const visitorAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

function processorMilliseconds(statFile: string): number {
  const stat = readFileSync(statFile, 'utf8');
  // The name in brackets may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** Milliseconds of processor time a process has used on its main thread, and on all its threads. */
export const processorTime = (pid: number | undefined) => ({
  main: processorMilliseconds(`/proc/${pid}/task/${pid}/stat`),
  all: processorMilliseconds(`/proc/${pid}/stat`),
});

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Prints what a program measured and puts it in the place of its last run in RESULTS.md. */
export function saveResults(title: string, command: string, body: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, ${arch()}, Node ${process.versions.node}`;
  const text = `## ${title}\n\n\`${command}\`, ${day}, ${machine}\n\n${body}\n`;
  console.log(text);
  const all = existsSync(file) ? readFileSync(file, 'utf8') : '# Results\n';
  const sections = all.split(/^(?=## )/m).map((section) => `${section.trimEnd()}\n`);
  const at = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  sections.splice(at < 0 ? sections.length : at, 1, text);
  writeFileSync(file, sections.join('\n'));
}
