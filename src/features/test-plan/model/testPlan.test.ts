import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessories, products } from '../../../../tests/support/catalogue.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { standardId } from '../../../catalogue/standardAnchor.ts';
import { requirementsSchema } from '../../../content/schemas/standards/requirements.ts';
import { planLines } from './planLines.ts';
import { readPlanQuery } from './readPlanQuery.ts';

const choices = [
  'cispr-35',
  'iec-60601-1-2',
  'iec-61000-6-1',
  'iec-61000-6-2',
  'iec-61326-1',
  'iec-61850-3',
  'iso-16750-2',
  'iso-7637-2',
  'itu-t-k-20',
  'itu-t-k-21',
  'itu-t-k-45',
  'oiml-r-144-2',
  'oiml-r-60-2',
  'un-r10',
].map((slug) => {
  const { standard, ...table } = requirementsSchema.parse(readContent(`requirements/${slug}.yaml`));
  return { ...table, id: standard, slug: standardId(standard) };
});
const listed = {
  products: products.map((product) => ({ ...product, path: `/${product.slug}` })),
  accessories: accessories.map((accessory) => ({ ...accessory, id: accessory.slug })),
};

/** Each test in a line, in the words of the plan: port, basic standard, level, instruments. */
const plan = (query: string) =>
  planLines(readPlanQuery(new URLSearchParams(query), choices), listed).map((line) => {
    const figures = line.figures.map(({ asked, has }) => `${has} < ${asked}`).join(', ');
    const done = [line.generator, line.network, ...line.coupling].flatMap((one) => one?.name ?? []);
    const outcome = line.kind === 'short' ? `${line.nearest?.name} ${figures}` : line.kind;
    return `${line.port} | ${line.basic} | ${line.levels.join('; ')} | ${done.join(' + ') || outcome}`;
  });

/** Questions with their answers, computed and then read against the catalogue. */
const plans = readFileSync('src/features/test-plan/model/knownPlans.txt', 'utf8')
  .split('\n\n')
  .map((text) => text.trim().split('\n'));

describe('plans with known answers', () => {
  test.each(plans.map(([query = '', ...lines]) => [query, lines]))('%s', (query, lines) => {
    expect(plan(query)).toEqual(lines);
  });
  test('are enough of them', () => {
    expect(plans.length).toBeGreaterThanOrEqual(15);
  });
});
