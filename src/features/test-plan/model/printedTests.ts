import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { figureText } from './figureText.ts';
import type { PlanLine } from './planLines.ts';
import { remarksOf } from './remarksOf.ts';

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
