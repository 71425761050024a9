import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { PlanLine } from './planLines.ts';
import type { PlanNote } from './planNotes.ts';
import { figureText, remarksOf } from './rowTexts.ts';

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

/** The tests of a plan in words, for print. */
export const printedTests = (lines: readonly PlanLine[], words: TestPlanWords['result']) =>
  lines.map((line) => {
    const devices = [line.network, ...line.coupling].flatMap((one) => one?.name ?? []);
    const isServed = line.kind === 'served';
    return {
      port: line.port,
      test: line.phenomenon,
      note: [line.condition, line.standard].filter(Boolean).join('; '),
      basic: line.basic,
      waveform: line.waveform,
      levels: line.levels,
      criterion: line.criterion ?? '–',
      generator: line.generator?.name ?? '–',
      network: devices.join(', ') || (isServed ? words.direct : '–'),
      accessories: line.accessories.length > 0 ? line.accessories.map(({ name }) => name) : ['–'],
      figures: isServed
        ? line.figures.map((figure) => figureText(figure, words.figureOf))
        : ([] as string[]),
      remarks: remarksOf(line, words),
    };
  });
