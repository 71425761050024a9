import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { figureText } from './figureText.ts';
import type { PlanLine } from './planLines.ts';
import type { PlanNote } from './planNotes.ts';
import { remarksOf } from './remarksOf.ts';

/** A plan as plain cells, for a spreadsheet: its tests, then its notes as remarks. */
export const planTable = (
  lines: readonly PlanLine[],
  notes: readonly PlanNote[],
  words: TestPlanWords['result'],
): string[][] => [
  ...lines.map((line) => [
    line.standard,
    line.environment,
    line.port,
    [line.phenomenon, line.condition].filter(Boolean).join(', '),
    line.basic,
    line.waveform,
    line.levels.join('; '),
    line.criterion ?? '',
    line.generator?.name ?? '',
    [line.network, ...line.coupling].flatMap((one) => one?.name ?? []).join('; '),
    line.accessories.map(({ name, order }) => `${name} (${order})`).join('; '),
    line.kind === 'served'
      ? line.figures.map((figure) => figureText(figure, words.figureOf)).join('; ')
      : '',
    remarksOf(line, words).join('; '),
  ]),
  ...notes.map(({ standard, ports, text }) => [
    ...[standard, '', ports.join('; ')],
    ...Array<string>(9).fill(''),
    text,
  ]),
];
