import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { figureText } from './figureText.ts';
import type { PlanLine } from './planLines.ts';

/** What a line cannot say by its instruments. */
export function remarksOf(
  { kind, figures, nearest, toConfirm }: PlanLine,
  { remarks, insteadOf }: TestPlanWords['result'],
): string[] {
  const missing = figures.map((figure) => figureText(figure, insteadOf)).join(', ');
  return [
    ...(kind === 'not-made' ? [remarks.notMade] : []),
    ...(kind === 'open' ? [remarks.open] : []),
    ...(kind === 'short' ? [`${remarks.short} ${nearest?.name}: ${missing}`] : []),
    ...(toConfirm ? [remarks.toConfirm] : []),
  ];
}
