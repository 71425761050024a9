import { portNames } from '../../../content/schemas/standards/requirements.ts';
import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { figureText } from './figureText.ts';
import type { PlanLine } from './planLines.ts';

/** Which supply is to be stated: that of the port, or the mains that lines of another port carry. */
export const openText = (port: string, remarks: TestPlanWords['result']['remarks']) =>
  port === portNames.ac || port === portNames.dc ? remarks.open : remarks.openLines;

/** What a line cannot say by its instruments. */
export function remarksOf(
  { kind, port, figures, nearest, toConfirm }: PlanLine,
  { remarks, insteadOf }: TestPlanWords['result'],
): string[] {
  const missing = figures.map((figure) => figureText(figure, insteadOf)).join(', ');
  return [
    ...(kind === 'not-made' ? [remarks.notMade] : []),
    ...(kind === 'open' ? [openText(port, remarks)] : []),
    ...(kind === 'short' ? [`${remarks.short} ${nearest?.name}: ${missing}`] : []),
    ...(toConfirm ? [remarks.toConfirm] : []),
  ];
}
