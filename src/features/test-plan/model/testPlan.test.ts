import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessories, standards } from '../../../../tests/support/catalogue.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { allProducts as products } from '../../../../tests/support/instruments.ts';
import { standardId } from '../../../catalogue/standards.ts';
import { requirementsSchema } from '../../../content/schemas/standards/requirements.ts';
import { testPlanSchema } from '../../../content/schemas/standards/testPlan.ts';
import { planCoverage } from './planCoverage.ts';
import { planLines } from './planLines.ts';
import { readPlanQuery } from './readPlanQuery.ts';

const choices = [
  'cispr-14-2',
  'cispr-35',
  'en-301-489-1',
  'en-50121-3-2',
  'en-50121-4',
  'iec-60255-26',
  'iec-60601-1-2',
  'iec-61000-6-1',
  'iec-61000-6-2',
  'iec-61000-6-5',
  'iec-61131-2',
  'iec-61326-1',
  'iec-61547',
  'iec-61800-3',
  'iec-61850-3',
  'iec-61851-21-2',
  'iec-62040-2',
  'iec-62920',
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

test('what was not read, and is not sure enough, is marked to be confirmed', () => {
  const marked = (query: string) =>
    linesOf(query).map(({ levels, toConfirm }) => `${levels[0]}${toConfirm ? '?' : ''}`);
  expect(marked('standard=iec-60601-1-2&port=ac&phases=1&voltage=230&current=4')[0]).toBe(
    '2 kV, 100 kHz',
  );
  expect(marked('standard=iso-7637-3&voltage=12')).toEqual([
    '−110 V?',
    '+75 V?',
    '±30 V?',
    '±6 V?',
  ]);
  expect(marked('standard=en-50121-4&port=earth')).toEqual(['1 kV, clamp, 5 or 100 kHz?']);
});

const { coverage } = testPlanSchema.parse(readContent('test-plan.yaml')).result;
const covered = (query: string) =>
  planCoverage(
    readPlanQuery(new URLSearchParams(query), choices).standards,
    linesOf(query),
    coverage,
  );

test('the head counts clauses of those the standard has, and names what is missing', () => {
  for (const voltage of [12, 24])
    expect(covered(`standard=iso-16750-2&port=dc&voltage=${voltage}&current=20`)).toEqual([
      'ISO 16750-2: 10 of 17 clauses covered, 6 not made here, 1 with a level not known to us (clauses 4.2 to 4.12 with a test, edition of 2023; source: contents of the edition as shown by its sellers (asmedoc.com, iteh.ai)). Not covered: 4.8 ground reference and supply offset; 4.9.2 line interruption; 4.10.2 short circuit; 4.10.3 overload of load circuits; 4.11 withstand voltage; 4.12 insulation resistance; 4.3.2 transient overvoltage.',
    ]);
  const [telecom = ''] = covered('standard=itu-t-k-21&port=telecom');
  expect(telecom).toContain('ITU-T K.21: 3 tests covered');
  expect(telecom).toContain('at ports or voltages not chosen');
  expect(telecom).toContain('How many it has in all is not known to us');
});

test('a level that we do not know is not invented, and takes no instrument', () => {
  for (const slug of ['iec-61000-6-5', 'iec-61851-21-2', 'iec-62920'])
    for (const line of linesOf(`standard=${slug}&phases=1&voltage=230&current=5`))
      expect([line.kind, line.generator, ...line.levels].slice(0, 3)).toEqual([
        line.by ? 'not-made' : 'unknown',
        undefined,
        'level not known to us',
      ]);
});

test('a plan can take the fewest instruments, the smallest ones or those of most reach', () => {
  const query = 'standard=iec-61000-6-2&port=ac&phases=3&voltage=400&current=16';
  const made = (set: string) =>
    linesOf(`${query}&set=${set}`).map(({ generator, network }) =>
      [generator?.name, network?.name].join(' '),
    );
  const kinds = (set: string) => new Set(made(set)).size;
  expect(kinds('fewest')).toBeLessThanOrEqual(kinds('smallest'));
  expect(made('smallest')).not.toEqual(made('reach'));
  expect(made('unheard-of')).toEqual(made('fewest'));
});
