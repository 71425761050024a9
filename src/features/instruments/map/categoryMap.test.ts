import { expect, test } from 'vitest';
import { allProducts } from '../../../../tests/support/instruments.ts';
import { categoryMap } from './categoryMap.ts';

const ofNames = (beginning: string) =>
  allProducts
    .filter(({ name }) => name.startsWith(beginning))
    .map((product) => ({ ...product, path: `/${product.slug}` }));

test('generators stand over kilovolts and kiloamperes, each a link to its page', () => {
  const map = categoryMap(ofNames('CWG'));
  expect(map?.x.label).toBe('Highest current (kA)');
  expect(map?.y?.label).toBe('Highest voltage (kV)');
  expect(map?.dots.map(({ name, href }) => `${name} ${href}`)).toEqual([
    'CWG 4-2 /cwg-4-2',
    'CWG 6-3 /cwg-6-3',
    'CWG 10-5 /cwg-10-5',
    'CWG 20-10 /cwg-20-10',
  ]);
  const heights = map?.dots.map(({ y }) => y) ?? [];
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('dividers have voltages only and stand on one axis; coupling networks over what they carry', () => {
  expect(categoryMap(ofNames('HVD'))).toMatchObject({ y: undefined, left: 0 });
  expect(categoryMap(ofNames('CDN'))?.x.label).toBe('Current of the supply it carries (A)');
});

test('a category of two has no map', () => {
  expect(categoryMap(ofNames('MULTI'))).toBeUndefined();
});
