import { readFileSync, writeFileSync } from 'node:fs';
import { type Area, areas } from './areas.ts';
import { countMutants } from './countMutants.ts';

const file = 'bench/MUTATION.md';
const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
/** The cells of a row of the table. */
const cells = (line: string) => line.split('|').map((cell) => cell.trim());

/**
 * Writes the figures of an area's last run into its row of the table, and the sum of all rows into
 * the last one. Returns the share of changes that were noticed in all, in per cent.
 */
export function writeArea({ name, folder }: Area): number {
  const { killed, survived } = countMutants(`test-results/mutation/${name}.json`);
  const day = new Date().toISOString().slice(0, 10);
  const row = (first: string, where: string, dead: number, alive: number, when: string) =>
    `| ${[first, where, dead + alive, dead, percent(dead, dead + alive), when].join(' | ')} |`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const of = (first: string) => lines.findIndex((line) => cells(line)[1] === first);
  const last = of('all');
  const known = of(name);
  lines.splice(
    ...([known < 0 ? last : known, known < 0 ? 0 : 1] as const),
    row(name, `\`${folder}\``, killed, survived, day),
  );
  const figures = areas.flatMap((area) => {
    const [, , , all, dead] = cells(lines[of(area.name)] ?? '');
    return all && dead ? [{ all: Number(all), dead: Number(dead) }] : [];
  });
  const all = figures.reduce((sum, figure) => sum + figure.all, 0);
  const dead = figures.reduce((sum, figure) => sum + figure.dead, 0);
  lines[of('all')] = row('all', '', dead, all - dead, '');
  writeFileSync(file, lines.join('\n'));
  return (100 * dead) / all;
}
