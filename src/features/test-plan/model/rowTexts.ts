import { portNames } from '../../../content/schemas/standards/requirements.ts';
import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { Comparison } from './matching/shortfalls.ts';
import type { PlanLine } from './planLines.ts';

/** Which supply is to be stated: that of the port, or the mains that lines of another port carry. */
export const openText = (port: string, remarks: TestPlanWords['result']['remarks']) =>
  port === portNames.ac || port === portNames.dc ? remarks.open : remarks.openLines;

/** That we make nothing for a test, and who or what does it. */
export const notMadeText = (
  by: string | undefined,
  { notMade }: TestPlanWords['result']['remarks'],
) => (by ? `${notMade} ${by}` : notMade);

/** A figure with what is asked for: "8 kV for 2 kV", or once where they are the same. */
export const figureText = ({ asked, has }: Comparison, between: string) =>
  asked === has ? has : `${has} ${between} ${asked}`;

/** What a line cannot say by its instruments. */
export function remarksOf(
  { kind, port, figures, nearest, toConfirm, by }: PlanLine,
  { remarks, insteadOf }: TestPlanWords['result'],
): string[] {
  const missing = figures.map((figure) => figureText(figure, insteadOf)).join(', ');
  return [
    ...(kind === 'not-made' ? [notMadeText(by, remarks)] : []),
    ...(kind === 'unknown' ? [remarks.unknown] : []),
    ...(kind === 'open' ? [openText(port, remarks)] : []),
    ...(kind === 'short' ? [`${remarks.short} ${nearest?.name}: ${missing}`] : []),
    ...(toConfirm ? [remarks.toConfirm] : []),
  ];
}
