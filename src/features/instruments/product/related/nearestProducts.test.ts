import { expect, test } from 'vitest';
import { categoryOf } from '../../../../../tests/support/instruments.ts';
import { categoryKeys } from '../../../../site/paths.ts';
import { nearestProducts } from './nearestProducts.ts';

const products = categoryKeys.flatMap((category) =>
  categoryOf(category).products.map((product) => ({ ...product, category })),
);

function nearest(slug: string) {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There is no ${slug}`);
  return nearestProducts(product, products, 3).map((other) => other.slug);
}

test('the neighbours in rating come first', () => {
  expect(nearest('ivg-1000-50000').toSorted()).toEqual([
    'ivg-1200-120000',
    'ivg-1600-160000',
    'ivg-800-40000',
  ]);
  expect(nearest('cdn-5432')[0]).toBe('cdn-5416');
});

test('the same waveform in another category comes before another waveform in this one', () => {
  expect(nearest('cwg-6-3')).toContain('cwg-4-2');
  expect(nearest('pg-20-7000')).not.toContain('hvts-50-10');
});

test('the same waveform counts for more than the rating', () => {
  expect(nearest('cwg-20-10')).toEqual(['cwg-10-5', 'cwg-6-3', 'cwg-4-2']);
});

test('only products of the same role are compared', () => {
  for (const product of products)
    for (const other of nearestProducts(product, products, 3)) {
      expect(other.role).toBe(product.role);
      expect(other.slug).not.toBe(product.slug);
    }
});
