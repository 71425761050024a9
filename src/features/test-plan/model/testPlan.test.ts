import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessories, standards } from '../../../../tests/support/catalogue.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { allProducts as products } from '../../../../tests/support/instruments.ts';
import { standardId } from '../../../catalogue/standards.ts';
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
  'iso-7637-3',
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
  standards,
};

const linesOf = (query: string) =>
  planLines(readPlanQuery(new URLSearchParams(query), choices), listed);

/** Each test in a line, in the words of the plan: port, basic standard, level, instruments. */
const plan = (query: string) =>
  linesOf(query).map((line) => {
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

/** Of each test: its level, the first figure that decides, and what verifies it. */
const decided = (query: string) =>
  linesOf(query).map(({ levels, figures, accessories }) => {
    const [first] = figures;
    const others = accessories.map(({ name }) => name);
    return [levels[0], first && `${first.has} for ${first.asked}`, ...others].join(' | ');
  });

describe('the figure that decides is what the instrument reaches in that test', () => {
  const loads = 'Verification loads for burst, 50 Ω and 1 kΩ';
  test('pulses 3a and 3b go to 1 kV, the others to 600 V', () => {
    expect(decided('standard=iso-7637-2&port=dc&voltage=12&current=10')).toEqual([
      '−150 V, 500 pulses | 600 V for 150 V',
      '+112 V, 500 pulses | 600 V for 112 V',
      '+10 V, 10 pulses | 20 V for 10 V',
      `−220 V, 1 hour | 1 kV for 220 V | ${loads}`,
      `+150 V, 1 hour | 1 kV for 150 V | ${loads}`,
      'limits of your test plan | 60 V for 12 V',
    ]);
    expect(decided('standard=un-r10&port=dc&voltage=24&current=55')[3]).toBe(
      `−150 V | 1 kV for 150 V | ${loads}`,
    );
  });
  test('the network built into the MULTI-CE7 ends at 6 kV, the external ones at 8 kV', () => {
    // The impulse field takes the MULTI-CE7, which then does the burst too.
    const burst = (phases: string) =>
      decided(`standard=iec-61850-3&port=ac&port=enclosure&${phases}`)[0];
    expect(burst('phases=1&voltage=230&current=5')).toContain('6 kV for 4 kV');
    expect(burst('phases=3&voltage=400&current=32')).toContain('8 kV for 4 kV');
  });
  test('bursts reach signal lines as high as the clamp lets them', () => {
    expect(decided('standard=iec-61850-3&port=signal')[0]).toContain('5 kV for 4 kV');
  });
});

test('what was not read in a public text is marked to be confirmed', () => {
  const marked = (query: string) =>
    linesOf(query).map(({ levels, toConfirm }) => `${levels[0]}${toConfirm ? '?' : ''}`);
  expect(marked('standard=iec-60601-1-2&port=ac&phases=1&voltage=230&current=4')[0]).toBe(
    '2 kV, 100 kHz?',
  );
  expect(marked('standard=iso-7637-3&voltage=12')).toEqual(['−60 V', '+40 V', '±30 V', '±6 V']);
  expect(marked('standard=iso-16750-2&voltage=24&current=5')).toContain('28 V, 60 s?');
});
