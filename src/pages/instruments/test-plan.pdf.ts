import type { APIRoute } from 'astro';
import { loadTestPlan } from '../../features/test-plan/loadTestPlan.ts';
import { planItems } from '../../features/test-plan/model/planItems.ts';
import { planAddress } from '../../features/test-plan/model/planQuestion.ts';
import { planSummary } from '../../features/test-plan/model/planSummary.ts';
import { printedTests } from '../../features/test-plan/model/planTable.ts';
import { planDocument } from '../../print/plan/planDocument.ts';
import { printedAddress, printSources } from '../../print/printSources.ts';

import { networkOf } from '../../server/limits/clientAddress.ts';
import { testPlanPath } from '../../site/pageAddresses.ts';
import { paths } from '../../site/paths.ts';

export const prerender = false;

/** A test plan as a document. Without a test there is nothing to print: the page says why. */
export const GET: APIRoute = async ({ url, site, locals, redirect }) => {
  const { question, lines, notes, elsewhere, words } = await loadTestPlan(url.searchParams);
  if (lines.length === 0) return redirect(`${paths.testPlan}${url.search}`, 303);
  const job = planDocument({
    words,
    date: new Date(locals.services.now()).toISOString().slice(0, 10),
    address: printedAddress(testPlanPath(planAddress(question)), site),
    summary: planSummary(lines),
    notes: notes.map(({ text }) => text),
    standards: question.standards.map(({ choice, environment }) => {
      return [choice.id, choice.environments.find(({ id }) => id === environment)?.name ?? ''];
    }),
    tests: printedTests(lines, words.result),
    items: planItems(lines).map(({ name, order, tests }) => [name, order, tests.join(', ')]),
    elsewhere: elsewhere.map(({ id, summary }) => [id, summary]),
  });
  try {
    const client = networkOf(locals.clientAddress);
    const pdf = await locals.services.printer.print(printSources(job), client);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${words.print.fileName}.pdf"`,
        'Cache-Control': 'no-cache',
      },
    });
  } catch (error) {
    // The printer refuses when too many wait.
    if (!(error instanceof Error && 'status' in error)) throw error;
    return new Response(error.message, { status: 503, headers: { 'Retry-After': '5' } });
  }
};
