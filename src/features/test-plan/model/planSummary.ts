import type { PlanLine } from './planLines.ts';

const outcomes: readonly [PlanLine['kind'], string][] = [
  ['served', 'done by our instruments'],
  ['short', 'not reached'],
  ['not-made', 'not made here'],
  ['open', 'waiting for the supply'],
];

/** "12 tests: 10 done by our instruments, 2 not reached. 5 are to be confirmed." */
export function planSummary(lines: readonly PlanLine[]): string {
  const count = (kind: PlanLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const parts = outcomes
    .filter(([kind]) => count(kind) > 0)
    .map(([kind, words]) => `${count(kind)} ${words}`);
  const open = lines.filter(({ toConfirm }) => toConfirm).length;
  const confirm = open > 0 ? ` ${open} to be confirmed with your edition of the standard.` : '';
  return `${lines.length} ${lines.length === 1 ? 'test' : 'tests'}: ${parts.join(', ')}.${confirm}`;
}
