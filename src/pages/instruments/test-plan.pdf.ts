import type { APIRoute } from 'astro';
import { loadTestPlan } from '../../features/test-plan/loadTestPlan.ts';
import { planItems } from '../../features/test-plan/model/planItems.ts';
import { planAddress } from '../../features/test-plan/model/planQuestion.ts';
import { planSummary } from '../../features/test-plan/model/planSummary.ts';
import { printedTests } from '../../features/test-plan/model/planTable.ts';
import { planDocument } from '../../print/plan/planDocument.ts';
import { printedAddress } from '../../print/printSources.ts';
import { testPlanPath } from '../../site/pageAddresses.ts';
import { paths } from '../../site/paths.ts';
import { printed, printedOn } from '../_downloads.ts';

export const prerender = false;

/** A test plan as a document. Without a test there is nothing to print: the page says why. */
export const GET: APIRoute = async ({ url, site, request, locals, redirect }) => {
  const { question, lines, coverage, notes, elsewhere, words } = await loadTestPlan(
    url.searchParams,
  );
  if (lines.length === 0) return redirect(`${paths.testPlan}${url.search}`, 303);
  const job = planDocument({
    words,
    date: printedOn(locals),
    address: printedAddress(testPlanPath(planAddress(question)), site),
    summary: planSummary(lines),
    notes: [...coverage, ...notes.map(({ text }) => text)],
    standards: question.standards.map(({ choice, environment }) => {
      return [choice.id, choice.environments.find(({ id }) => id === environment)?.name ?? ''];
    }),
    tests: printedTests(lines, words.result),
    items: planItems(lines).map(({ name, order, tests }) => [name, order, tests.join(', ')]),
    elsewhere: elsewhere.map(({ id, summary }) => [id, summary]),
  });
  return printed({ job, fileName: words.print.fileName, request, locals });
};
