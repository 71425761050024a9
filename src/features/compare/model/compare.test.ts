import { expect, test } from 'vitest';
import { allProducts } from '../../../../tests/support/instruments.ts';
import { productWaveforms } from '../../../catalogue/productWaveforms.ts';
import { chooseProducts } from './chooseProducts.ts';
import { compareRows, comparisonCsv } from './compareRows.ts';
import { overlay } from './overlay.ts';

const choose = (...slugs: string[]) => chooseProducts(slugs, allProducts);
const rowsOf = (...slugs: string[]) => compareRows(choose(...slugs).products);
const row = (groups: ReturnType<typeof compareRows>, label: string) =>
  groups.flatMap(({ rows }) => rows).find((one) => one.label === label);

test('rows are grouped as on the sheet, with every row that one of them has', () => {
  const groups = rowsOf('cwg-4-2', 'cwg-6-3');
  expect(groups.map(({ title }) => title).slice(0, 3)).toEqual([
    'Figures',
    'Standards and levels',
    'Output',
  ]);
  expect(row(groups, '1.2/50 µs voltage')).toMatchObject({ differs: true });
  expect(row(groups, 'Role')).toEqual({
    label: 'Role',
    values: ['Generator', 'Generator'],
    differs: false,
  });
});

test('a row that one of them lacks differs', () => {
  const burst = row(rowsOf('cwg-4-2', 'multi-ce7'), '5/50 ns burst');
  expect(burst?.values).toEqual([undefined, expect.stringContaining('8 kV')]);
  expect(burst?.differs).toBe(true);
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
    [{ title: 'G', rows: [{ label: '=1+1', values: ['−5 V'], differs: false }] }],
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
