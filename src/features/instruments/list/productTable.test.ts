import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { categoryOf } from '../../../../tests/support/instruments.ts';
import { catalogueSchema } from '../../../content/schemas/catalogue.ts';
import { type CategoryKey, productPath } from '../../../site/paths.ts';
import { productTable } from './productTable.ts';

const { list } = catalogueSchema.parse(readContent('catalogue.yaml'));

function tableOf(category: CategoryKey) {
  const products = categoryOf(category).products.map((product) => {
    return { ...product, category, path: productPath(category, product.slug) };
  });
  return productTable(products, list.columns);
}

test('a row holds the highest figures of the product', () => {
  const { columns, rows } = tableOf('surge-combination-wave');
  expect(columns).toEqual(Object.values(list.columns));
  expect(rows[1]?.figures.slice(0, 4)).toEqual(['6 kV', '3 kA', '125 J', '250 V, 16 A']);
});

test('a column that no product has a figure for is left out', () => {
  const { columns, rows } = tableOf('impulse-voltage');
  expect(columns).not.toContain(list.columns.amperes);
  expect(columns).not.toContain(list.columns.supply);
  for (const { figures } of rows) expect(figures).toHaveLength(columns.length);
});

test('three phases, direct current and sizes are written as on the sheet', () => {
  const { rows } = tableOf('power-failure');
  const figures = rows.flatMap((row) => row.figures);
  for (const figure of ['3 × 440 V, 75 A', '360 V DC, 50 A', '1.6 × 2 m', '483 × 267 mm'])
    expect(figures).toContain(figure);
});
