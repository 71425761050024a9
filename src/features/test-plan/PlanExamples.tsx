import { ArrowRight } from 'lucide-react';
import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import { testPlanPath } from '../../site/testPlanPath.ts';

/** Plans to start from, while nothing is asked for. */
export function PlanExamples({ heading, plans }: TestPlanWords['examples']) {
  return (
    <section className="page-width py-10 lg:py-14">
      <h2 className="text-heading">{heading}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {plans.map(({ title, text, query }) => (
          <li key={title} className="relative card p-6 hover:border-accent">
            <h3 className="font-semibold">
              <a
                href={`${testPlanPath(query)}#plan`}
                className="inline-flex items-center gap-2 text-accent after:absolute after:inset-0"
              >
                {title}
                <ArrowRight aria-hidden="true" className="size-4" />
              </a>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
