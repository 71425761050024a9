import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism } from 'node:os';

const file = `${import.meta.dirname}/RESULTS.md`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Prints a benchmark's results and replaces those of its last run in RESULTS.md. */
export function saveResults(chapter: string, section: string, command: string, body: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, ${arch()}, Node ${process.versions.node}`;
  const text = `### ${section}\n\n\`${command}\`, ${day}, ${machine}\n\n${body}\n`;
  console.log(text);
  let all = existsSync(file) ? readFileSync(file, 'utf8') : '# Results\n';
  if (!all.includes(`\n## ${chapter}\n`)) all = `${all.trimEnd()}\n\n## ${chapter}\n`;
  const lines = all.split('\n');
  const isHeading = (line: string | undefined) => /^#{1,3} /.test(line ?? '');
  const found = lines.indexOf(`### ${section}`);
  const start = found < 0 ? lines.indexOf(`## ${chapter}`) + 1 : found;
  let end = found < 0 ? start : start + 1;
  while (found >= 0 && end < lines.length && !isHeading(lines[end])) end++;
  const before = lines.slice(0, start).join('\n').trimEnd();
  const after = lines.slice(end).join('\n').trim();
  writeFileSync(file, [before, text.trimEnd(), after].filter(Boolean).join('\n\n').concat('\n'));
}
