import { quantity } from '../../../catalogue/quantity.ts';
import { portNames } from '../../../content/schemas/standards/requirements.ts';
import type { Eut, Supply } from './matching/eut.ts';
import type { PlanLine } from './planLines.ts';

const outcomes: readonly [PlanLine['kind'], string][] = [
  ['served', 'done by our instruments'],
  ['short', 'not reached'],
  ['not-made', 'not made here'],
  ['open', 'waiting for the supply'],
  ['unknown', 'with a level not known to us'],
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

const figures = (supply: Supply | undefined) =>
  supply ? [quantity(supply.volts, 'V'), quantity(supply.amperes, 'A')] : [];

/** The supply at each supply port, in words, as far as it is known. */
export function planSupplies({ phases, ac, dc }: Eut): Record<string, string> {
  const phaseWords = phases && (phases === 3 ? 'three phases' : 'single phase');
  return {
    [portNames.ac]: [...(phaseWords ? [phaseWords] : []), ...figures(ac)].join(', '),
    [portNames.dc]: figures(dc).join(', '),
  };
}
