import { getCollection } from 'astro:content';
import { allProducts, loadAccessories } from '../../catalogue/catalogue.ts';
import { standardId } from '../../catalogue/standards.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { planCoverage } from './model/planCoverage.ts';
import { planLines } from './model/planLines.ts';
import { planNotes } from './model/planNotes.ts';
import { readPlanQuery } from './model/readPlanQuery.ts';

/** The standards with a table of requirements, in the order of the form. */
async function loadChoices() {
  const tables = await getCollection('requirements');
  const choices = await Promise.all(
    tables.map(async ({ data: { standard, ...table } }) => {
      const { kind, edition, elsewhere } = await requireEntry('standards', standard);
      const slug = standardId(standard);
      return { ...table, id: standard, slug, kind, edition, elsewhere };
    }),
  );
  return choices.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Neighbours that the chosen standards call, with what comes near to each. */
async function loadElsewhere(
  choices: Awaited<ReturnType<typeof loadChoices>>,
  slugs: readonly string[],
) {
  const chosen = choices.filter(({ slug }) => slugs.includes(slug));
  const ids = [...new Set(chosen.flatMap(({ elsewhere }) => elsewhere))];
  return Promise.all(
    ids.map(async (id) => ({
      id,
      summary: (await requireEntry('standards', id)).summary,
      calledBy: chosen.filter(({ elsewhere }) => elsewhere.includes(id)).map((one) => one.id),
    })),
  );
}

/** The plan that a query asks for, with everything that page, CSV and PDF show. */
export async function loadTestPlan(query: URLSearchParams) {
  const choices = await loadChoices();
  const question = readPlanQuery(query, choices);
  const products = await allProducts();
  const lines = planLines(question, {
    products,
    accessories: await loadAccessories(),
    standards: (await getCollection('standards')).map(({ data }) => data),
  });
  const slugs = question.standards.map(({ choice }) => choice.slug);
  const words = await requireEntry('testPlan', 'test-plan');
  return {
    choices,
    question,
    lines,
    coverage: planCoverage(question.standards, lines, words.result.coverage),
    notes: planNotes(question, lines, words.result),
    elsewhere: await loadElsewhere(choices, slugs),
    words,
  };
}

export type LoadedPlan = Awaited<ReturnType<typeof loadTestPlan>>;
