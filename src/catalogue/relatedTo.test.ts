import { expect, test } from 'vitest';
import { accessories } from '../../tests/support/catalogue.ts';
import { allProducts as products } from '../../tests/support/instruments.ts';
import type { Product } from '../content/schemas/product.ts';
import { relatedTo } from './relatedTo.ts';

const find = (slug: string) => products.find((product) => product.slug === slug) as Product;
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const allOf = (product: Product) => {
  const { requires, worksWith } = relatedTo(product, products, accessories);
  return slugsOf([...requires, ...worksWith]);
};

test('a network needs a generator, and the generator shows the network', () => {
  const network = relatedTo(find('cdn-5432'), products, accessories);
  expect(slugsOf(network.requires)).toContain('multi-ce7');
  expect(slugsOf(network.worksWith)).toEqual(['pfg-32-3']);
  expect(slugsOf(network.accessories)).toContain('isolating-transformer-3ph');
  const generator = relatedTo(find('multi-ce7'), products, accessories);
  expect(slugsOf(generator.requires)).toEqual([]);
  expect(slugsOf(generator.worksWith)).toContain('cdn-5432');
});

test('every relation can be followed both ways', () => {
  for (const product of products) {
    for (const slug of allOf(product)) expect(allOf(find(slug)), slug).toContain(product.slug);
  }
});
