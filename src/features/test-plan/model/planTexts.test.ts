import { expect, test } from 'vitest';
import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { environmentOptions, standardGroups } from './formChoices.ts';
import { planItems } from './planItems.ts';
import type { PlanLine } from './planLines.ts';
import { type Choice, type PlanQuestion, planAddress } from './planQuestion.ts';
import { planReference } from './planReference.ts';
import { planSummary, planSupplies } from './planSummary.ts';
import { planTable, printedTests } from './planTable.ts';

const words = {
  ...{ direct: 'direct', figureOf: 'for', insteadOf: 'instead of' },
  remarks: {
    ...{ notMade: 'Not made', open: 'Open', openLines: 'Open lines' },
    ...{ short: 'Nearest:', toConfirm: 'To confirm', unknown: 'Unknown' },
  },
} as unknown as TestPlanWords['result'];
const listed = (slug: string) => ({
  slug,
  name: slug.toUpperCase(),
  path: `/${slug}`,
  order: `O-${slug}`,
});
const line = (given: Partial<PlanLine> = {}): PlanLine => ({
  ...{ key: '0', standard: 'IEC 61326-1', environment: 'Industrial', port: 'AC supply' },
  ...{ condition: undefined, phenomenon: 'Surge', basic: 'IEC 61000-4-5', waveform: '1.2/50 µs' },
  ...{ levels: ['1 kV', '2 kV'], criterion: 'B', toConfirm: false, kind: 'served' as const },
  ...{ clause: 'AC supply, Surge', by: undefined },
  ...{ generator: listed('gen'), network: listed('net'), others: [], nearest: undefined },
  ...{
    figures: [
      { asked: '2 kV', has: '4 kV' },
      { asked: '16 A', has: '16 A' },
    ],
  },
  ...{ coupling: [listed('clamp')], accessories: [listed('cable'), listed('probe')] },
  ...given,
});
const bare = { ...{ generator: undefined, network: undefined, coupling: [], accessories: [] } };
const short = line({ ...bare, kind: 'short', nearest: listed('near'), criterion: undefined });

test('a line of the table has a cell for everything, empty where there is nothing', () => {
  const notes = [{ standard: 'IEC 1', ports: ['Telecom line', 'Enclosure'], text: 'No test.' }];
  expect(planTable([line({ condition: 'over 3 m' }), short], notes, words)).toEqual([
    [
      ...['IEC 61326-1', 'Industrial', 'AC supply', 'Surge, over 3 m', 'IEC 61000-4-5'],
      ...['1.2/50 µs', '1 kV; 2 kV', 'B', 'GEN', 'NET; CLAMP', 'CABLE (O-cable); PROBE (O-probe)'],
      ...['4 kV for 2 kV; 16 A', ''],
    ],
    [
      ...['IEC 61326-1', 'Industrial', 'AC supply', 'Surge', 'IEC 61000-4-5', '1.2/50 µs'],
      ...['1 kV; 2 kV', '', '', '', '', '', 'Nearest: NEAR: 4 kV instead of 2 kV, 16 A'],
    ],
    ['IEC 1', '', 'Telecom line; Enclosure', ...Array<string>(9).fill(''), 'No test.'],
  ]);
});

test.each([
  ['served', false, []],
  ['served', true, ['To confirm']],
  ['not-made', false, ['Not made']],
  ['unknown', false, ['Unknown']],
  ['open', true, ['Open', 'To confirm']],
] as const)('a line that is %s, to confirm: %s, remarks %j', (kind, toConfirm, remarks) => {
  expect(printedTests([line({ kind, toConfirm })], words)[0]?.remarks).toEqual(remarks);
});

test.each([
  ['AC supply', 'Open'],
  ['DC supply', 'Open'],
  ['Signal and control', 'Open lines'],
])('an open line at the port %s says: %s', (port, remark) => {
  expect(printedTests([line({ kind: 'open', port })], words)[0]?.remarks).toEqual([remark]);
});

test('in print, what is missing is a dash, and a direct connection is said to be one', () => {
  expect(printedTests([line({ condition: 'over 3 m' })], words)[0]).toMatchObject({
    ...{ port: 'AC supply', test: 'Surge', note: 'over 3 m; IEC 61326-1', basic: 'IEC 61000-4-5' },
    ...{ waveform: '1.2/50 µs', levels: ['1 kV', '2 kV'], criterion: 'B', generator: 'GEN' },
    ...{ network: 'NET, CLAMP', accessories: ['CABLE', 'PROBE'] },
    figures: ['4 kV for 2 kV', '16 A'],
  });
  expect(printedTests([short], words)[0]).toMatchObject({
    ...{ note: 'IEC 61326-1', criterion: '–', generator: '–', network: '–', accessories: ['–'] },
    figures: [],
  });
  const direct = line({ network: undefined, coupling: [] });
  expect(printedTests([direct], words)[0]?.network).toBe('direct');
});

test('the summary counts the tests by what becomes of them', () => {
  expect(planSummary([line()])).toBe('1 test: 1 done by our instruments.');
  const kinds = ['served', 'served', 'short', 'not-made', 'open'] as const;
  expect(planSummary(kinds.map((kind, index) => line({ kind, toConfirm: index < 2 })))).toBe(
    '5 tests: 2 done by our instruments, 1 not reached, 1 not made here, 1 waiting for the supply. 2 to be confirmed with your edition of the standard.',
  );
});

test('everything a plan needs is listed once, instruments first, with its tests', () => {
  const other = line({ basic: 'IEC 61000-4-4', network: undefined, coupling: [] });
  expect(planItems([line(), line(), other]).map(({ slug, tests }) => [slug, ...tests])).toEqual([
    ['gen', 'IEC 61000-4-5', 'IEC 61000-4-4'],
    ['net', 'IEC 61000-4-5'],
    ['clamp', 'IEC 61000-4-5'],
    ['cable', 'IEC 61000-4-5', 'IEC 61000-4-4'],
    ['probe', 'IEC 61000-4-5', 'IEC 61000-4-4'],
  ]);
  expect(planItems([line()])[0]).toEqual({ ...listed('gen'), tests: ['IEC 61000-4-5'] });
});

test('supplies are said as far as they are known', () => {
  const supply = { volts: 400, amperes: 32 };
  expect(planSupplies({ phases: 3, ac: supply, dc: { volts: 24, amperes: 2 } })).toEqual({
    ...{ 'AC supply': 'three phases, 400 V, 32 A', 'DC supply': '24 V, 2 A' },
  });
  expect(planSupplies({ phases: 1, ac: undefined, dc: undefined })).toEqual({
    ...{ 'AC supply': 'single phase', 'DC supply': '' },
  });
  expect(planSupplies({ phases: undefined, ac: supply, dc: undefined })).toMatchObject({
    'AC supply': '400 V, 32 A',
  });
});

test('a request says of its plan the standards, ports, supply and address', () => {
  const question = {
    standards: [{ choice: choice('a', [['basic', 'Basic']]), environment: 'basic' }],
    ...{ ports: ['ac', 'telecom'] as const },
    eut: { phases: 3 as const, ac: { volts: 400, amperes: 32 }, dc: undefined },
  };
  const labels = { standards: 'Standards', ports: 'Ports', supply: 'Supply', plan: 'Plan' };
  expect(planReference(question, 'https://example.com/plan', labels)).toBe(
    'Standards: A (Basic)\nPorts: AC supply, Telecom line\nSupply: AC supply three phases, 400 V, 32 A\nPlan: https://example.com/plan',
  );
});

const choice = (
  slug: string,
  environments: [string, string][],
  kind = 'product',
): Choice & { kind: string } => ({
  ...{ slug, id: slug.toUpperCase(), kind, rows: [] },
  environments: environments.map(([id, name]) => ({ id, name })),
});

test('an address has everything asked for, in one order, and nothing empty', () => {
  const question = {
    standards: [{ choice: choice('a', []) }, { choice: choice('b', []) }],
    ...{ environments: ['industrial'], ports: ['ac', 'dc'], allPorts: false, set: 'fewest' },
    typed: { phases: '3', voltage: '400 V', current: '', 'dc-voltage': '', 'dc-current': '' },
  } as unknown as PlanQuestion;
  const start = 'standard=a&standard=b&environment=industrial';
  expect(planAddress(question)).toBe(`${start}&port=ac&port=dc&phases=3&voltage=400+V`);
  expect(planAddress({ ...question, allPorts: true })).toBe(`${start}&phases=3&voltage=400+V`);
  expect(planAddress({ ...question, allPorts: true }, 'reach')).toContain('&set=reach');
});

test('environments are offered once each, with the standards that know them', () => {
  const choices = [
    choice('a', [
      ['basic', 'Basic level'],
      ['industrial', 'Industrial'],
    ]),
    choice('b', [
      ['basic', 'Basic'],
      ['enhanced', 'Enhanced'],
    ]),
    choice('c', [['all', 'All']]),
  ];
  expect(environmentOptions(choices, [])).toEqual([
    { value: 'basic', label: 'Basic', note: 'A, B' },
    { value: 'industrial', label: 'Industrial', note: 'A' },
    { value: 'enhanced', label: 'Enhanced', note: 'B' },
  ]);
  expect(environmentOptions(choices, ['b', 'c']).map(({ value }) => value)).toEqual([
    ...['basic', 'enhanced'],
  ]);
});

test('a standard stands under the group of its name, else of its kind', () => {
  const groups = [
    { title: 'Generic', kinds: ['generic'], beginnings: [] },
    { title: 'Vehicles', kinds: [], beginnings: ['ISO', 'UN'] },
    { title: 'Products', kinds: ['product'], beginnings: [] },
  ];
  const choices = [
    choice('iso-7637', []),
    { ...choice('iec-1', []), edition: '2016' },
    choice('iec-2', [], 'generic'),
  ];
  expect(standardGroups(choices, groups)).toEqual([
    { title: 'Generic', options: [{ value: 'iec-2', label: 'IEC-2', note: undefined }] },
    { title: 'Vehicles', options: [{ value: 'iso-7637', label: 'ISO-7637', note: undefined }] },
    { title: 'Products', options: [{ value: 'iec-1', label: 'IEC-1', note: '2016' }] },
  ]);
});
