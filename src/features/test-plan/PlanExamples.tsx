import { LinkCards } from '../../components/sections/LinkCards.tsx';
import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import { testPlanPath } from '../../site/pageAddresses.ts';

/** Plans to start from, while nothing is asked for. */
export function PlanExamples({ heading, plans }: TestPlanWords['examples']) {
  return (
    <LinkCards
      heading={heading}
      cards={plans.map(({ title, text, query }) => ({
        title,
        text,
        href: `${testPlanPath(query)}#plan`,
      }))}
    />
  );
}
