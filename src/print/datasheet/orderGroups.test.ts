import { expect, test } from 'vitest';
import { readContent } from '../../../tests/support/content.ts';
import { allProducts as products, terms } from '../../../tests/support/instruments.ts';
import { printSchema } from '../../content/schemas/print.ts';
import { orderGroups } from './orderGroups.ts';

const words = printSchema.parse(readContent('print.yaml')).dataSheet.ordering;
const groupsOf = (slug: string) => {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(slug);
  return orderGroups(product, terms, [{ order: 'ACC-1', name: 'Adapter' }], words);
};

test('mains variants, options, calibration and accessories stand in their groups', () => {
  const codes = groupsOf('multi-ce7').map(({ rows }) => rows.map(([code]) => code));
  expect(codes).toEqual([
    ['MULTI-CE7-M230', 'MULTI-CE7-M120'],
    ['MULTI-CE7/O1'],
    ['CAL-F', 'CAL-A', 'CAL-S'],
    ['ACC-1'],
  ]);
});

test('what needs no mains is ordered by its code alone', () => {
  const [instrument, next] = groupsOf('cdn-s8');
  expect(instrument?.rows.map(([code]) => code)).toEqual(['CDN-S8']);
  expect(next?.title).toBe(words.calibration);
});
