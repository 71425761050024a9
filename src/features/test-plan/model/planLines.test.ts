import { expect, test } from 'vitest';
import type { Accessory } from '../../../content/schemas/accessory.ts';
import type { Requirement } from '../../../content/schemas/standards/requirements.ts';
import { planLines } from './planLines.ts';
import { readPlanQuery } from './readPlanQuery.ts';

const row = (given: object = {}): Requirement => ({
  ...{ port: 'ac', phenomenon: 'surge', basic: 'IEC 61000-4-5', wave: '1-2-50', basis: 'read' },
  levels: [{ mode: 'line to earth', value: 2000, unit: 'V' }],
  ...given,
});
const choices = [
  {
    ...{ id: 'IEC 1', slug: 'iec-1' },
    environments: [
      { id: 'basic', name: 'Basic' },
      { id: 'industrial', name: 'Industrial' },
    ],
    rows: [
      row({ port: 'signal', basic: 'IEC 61000-4-4', wave: '5-50', condition: 'over 3 m' }),
      row({ criterion: 'B', basis: 'to-confirm' }),
      row({ port: 'enclosure', phenomenon: 'esd', wave: undefined }),
      row({ levels: [{ mode: 'line to line', value: 9000, unit: 'V' }] }),
    ],
  },
];
const product = (slug: string, volts: number) => ({
  ...{ slug, name: slug.toUpperCase(), role: 'generator', path: `/${slug}`, requires: [] },
  order: { code: `O-${slug}` },
  waves: ['1-2-50', '5-50'].map((wave) => ({ wave, maxVolts: volts })),
  covers: ['AC supply', 'signal line'].flatMap((port) =>
    ['IEC 61000-4-5', 'IEC 61000-4-4'].map((standard) => ({
      standard,
      port,
      upTo: volts,
      unit: 'V',
    })),
  ),
  eut: { phases: 1, maxVolts: 250, maxAmperes: 16 },
  worksWith: slug === 'a' ? ['cable'] : [],
});
const accessory = (slug: string, given: object = {}) =>
  ({
    ...{ id: slug, slug, name: slug.toUpperCase(), order: `O-${slug}`, fits: ['a'] },
    ...{ couples: true, standards: ['IEC 61000-4-5', 'IEC 61000-4-4'] },
    ...given,
  }) as unknown as Accessory;
const parts = {
  products: [product('a', 4000), product('b', 5000)] as unknown as Parameters<
    typeof planLines
  >[1]['products'],
  accessories: [
    accessory('clamp', { ports: ['signal', 'earth'] }),
    accessory('cable', { couples: false, fits: [] }),
    accessory('coil', { standards: ['IEC 61000-4-8'] }),
    accessory('other', { fits: ['c'] }),
    accessory('load', { waves: ['5-50'], couples: false }),
  ],
  standards: [],
};
const vehicles = [
  {
    ...{ id: 'ISO 1', slug: 'iso-1', environments: [{ id: 'all', name: 'All' }] },
    rows: ([12, 24] as const).map((vehicle) => row({ port: 'signal', vehicle, condition: 'now' })),
  },
];
const supply = 'phases=1&voltage=230&current=10';
const asked = new URLSearchParams(`standard=iec-1&environment=industrial&${supply}`);
const plan = () => planLines(readPlanQuery(asked, choices), parts);

test('a plan goes port by port, each line with its own key', () => {
  const lines = plan();
  expect(lines.map(({ key, port }) => `${key} ${port}`)).toEqual([
    '0 AC supply',
    '1 AC supply',
    '2 Signal and control',
    '3 Enclosure',
  ]);
});

test('a line says what is asked and what does it, with order codes', () => {
  const lines = plan();
  const listed = { slug: 'a', name: 'A', path: '/a', order: 'O-a' };
  expect(lines[0]).toMatchObject({
    ...{ standard: 'IEC 1', environment: 'Industrial', phenomenon: 'Surge', criterion: 'B' },
    ...{ basic: 'IEC 61000-4-5', waveform: '1.2/50 µs voltage', levels: ['2 kV line to earth'] },
    ...{ toConfirm: true, kind: 'served', generator: listed, network: undefined },
    ...{ others: [{ slug: 'b', order: 'O-b' }], nearest: undefined, condition: undefined },
  });
  expect(lines[0]?.figures.map(({ has }) => has)).toEqual(['4 kV', 'one phase', '250 V', '16 A']);
});

test('what is not reached names the nearest, and what is not made has no wave', () => {
  const lines = plan();
  expect(lines[1]).toMatchObject({
    ...{ kind: 'short', nearest: { slug: 'b' }, generator: undefined, others: [] },
    ...{ figures: [{ asked: '9 kV', has: '5 kV' }], toConfirm: false, coupling: [] },
  });
  expect(lines[3]).toMatchObject({ kind: 'not-made', waveform: '–', figures: [], others: [] });
});

test('accessories fit the instrument and the standard; the clamp is for cables that are not live', () => {
  const lines = plan();
  const slugs = (index: number) => [
    lines[index]?.coupling.map(({ slug }) => slug),
    lines[index]?.accessories.map(({ slug }) => slug),
  ];
  expect(slugs(0)).toEqual([[], ['cable']]);
  expect(slugs(2)).toEqual([['clamp'], ['cable', 'load']]);
  expect(lines[2]).toMatchObject({ condition: 'over 3 m' });
  expect(lines[2]?.coupling[0]).toMatchObject({ name: 'CLAMP', order: 'O-clamp' });
  expect(lines[2]?.coupling[0]?.path).toContain('clamp');
});

test('while the voltage of a vehicle is not known, its tests say for which they are', () => {
  const conditions = (query: string) =>
    planLines(readPlanQuery(new URLSearchParams(query), vehicles), parts).map(
      ({ condition }) => condition,
    );
  expect(conditions('standard=iso-1')).toEqual(['12 V systems, now', '24 V systems, now']);
  expect(conditions('standard=iso-1&voltage=24')).toEqual(['now']);
});
