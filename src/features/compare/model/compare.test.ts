import { expect, test } from 'vitest';
import { standards } from '../../../../tests/support/catalogue.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { allProducts } from '../../../../tests/support/instruments.ts';
import { productWaveforms } from '../../../catalogue/productWaveforms.ts';
import { testableStandards } from '../../../catalogue/standards.ts';
import { catalogueSchema } from '../../../content/schemas/catalogue.ts';
import { chooseProducts } from './chooseProducts.ts';
import { compareRows, comparisonCsv } from './compareRows.ts';
import { overlay } from './overlay.ts';

const choose = (...slugs: string[]) => chooseProducts(slugs, allProducts);
const { sameRows: same } = catalogueSchema.parse(readContent('catalogue.yaml')).compare;
const rowsOf = (...slugs: string[]) => compareRows(choose(...slugs).products, { same }).groups;
const row = (groups: ReturnType<typeof rowsOf>, label: string) =>
  groups.flatMap(({ rows }) => rows).find((one) => one.label === label);

test('rows are grouped as on the sheet, each with a value for every instrument', () => {
  const groups = rowsOf('cwg-4-2', 'cwg-6-3');
  expect(groups.map(({ title }) => title).slice(0, 3)).toEqual([
    'Figures',
    'Standards and levels',
    'Output',
  ]);
  expect(row(groups, '1.2/50 µs voltage')).toMatchObject({ odd: [true, true] });
  for (const { values } of groups.flatMap(({ rows }) => rows)) expect(values).not.toContain('');
  expect(row(groups, 'Role')).toEqual({
    label: 'Role',
    values: ['Generator', 'Generator'],
    odd: [false, false],
  });
});

test('a wave or a standard that one does not serve is no', () => {
  const burst = row(rowsOf('cwg-4-2', 'multi-ce7'), '5/50 ns burst');
  expect(burst?.values).toEqual(['No', expect.stringContaining('8 kV')]);
  expect(burst?.odd).toEqual([true, true]);
  const { groups } = compareRows(choose('cwg-4-2', 'cwg-6-3').products, {
    testable: (product) => testableStandards(product, standards),
  });
  expect(row(groups, 'EN 61000-6-2')?.values).not.toContain('No');
});

test('of several only those that differ from most are marked', () => {
  const role = row(rowsOf('esg-16', 'esg-25', 'cdn-s8'), 'Role');
  expect(role?.odd).toEqual([false, false, true]);
});

test('rows of one meaning stand under one name, and what only one sheet says stands by itself', () => {
  const { products } = choose('cwg-4-2', 'cwg-6-3');
  const { groups, further } = compareRows(products, { same });
  expect(row(groups, 'Built-in network')?.values).toEqual([
    expect.stringContaining('250 V'),
    expect.stringContaining('250 V'),
  ]);
  const own = further.find(({ name }) => name === 'CWG 6-3');
  expect(own?.rows.map(([label]) => label)).toContain('Direct output');
  expect(own?.rows.map(([label]) => label)).not.toContain('Built-in network');
});

test('takes each known product once and at most four, and names the rest', () => {
  const { products, unknown, left } = choose(
    'cwg-4-2',
    'CWG-4-2',
    'nothing',
    'esg-16',
    'esg-25',
    'esg-30',
    'rwg-4',
  );
  expect(products.map(({ slug }) => slug)).toEqual(['cwg-4-2', 'esg-16', 'esg-25', 'esg-30']);
  expect(unknown).toEqual(['nothing']);
  expect(left.map(({ slug }) => slug)).toEqual(['rwg-4']);
});

test('the spreadsheet protects separators and cannot hold a formula', () => {
  const csv = comparisonCsv(
    ['A, "B"'],
    [{ title: 'G', rows: [{ label: '=1+1', values: ['−5 V'], odd: [false] }] }],
  );
  expect(csv).toBe('\ufeffGroup,Figure,Differs,"A, ""B"""\r\nG,"\'=1+1",no,"−5 V"\r\n');
});

test('curves stand in kilovolts over the same linear time', () => {
  const sources = choose('cwg-4-2', 'cwg-20-10').products.map((product, order) => {
    const [wave] = productWaveforms(product);
    if (!wave) throw new Error('no wave');
    return { product: product.name, order, wave, most: product.waves[0]?.maxVolts };
  });
  const [chart, ...others] = overlay(sources);
  expect(others).toEqual([]);
  expect(chart).toMatchObject({ across: 'Time (µs)', up: 'Voltage (kV)' });
  const [low, high] = chart?.series ?? [];
  expect(low?.points.map(([time]) => time)).toEqual(high?.points.map(([time]) => time));
  expect(Math.max(...(low?.points.map(([, kv]) => kv) ?? []))).toBeCloseTo(4, 1);
  expect(Math.max(...(high?.points.map(([, kv]) => kv) ?? []))).toBeCloseTo(20, 1);
});
