import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { z } from 'zod';
import { fullSpecification } from '../../src/catalogue/fullSpecification.ts';
import { accessorySchema } from '../../src/content/schemas/accessory.ts';
import { categorySchema, type Product } from '../../src/content/schemas/product.ts';
import { standardSchema } from '../../src/content/schemas/standard.ts';
import { termsSchema } from '../../src/content/schemas/terms.ts';
import { readContent } from './content.ts';

export const terms = termsSchema.parse(readContent('terms.yaml'));

function readCategory(file: string) {
  const { products, ...category } = categorySchema.parse(readContent(`instruments/${file}`));
  const whole = products.map((product) => {
    return { ...product, specification: fullSpecification(product, terms) };
  });
  return { ...category, products: whole };
}

export const categories = new Map(
  readdirSync('src/content/instruments')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace('.yaml', ''), readCategory(file)]),
);
export const products = [...categories.values()].flatMap((category) => category.products);
export const accessories = z
  .array(accessorySchema.omit({ id: true }))
  .parse(readContent('accessories.yaml'));
export const standards = z.array(standardSchema).parse(readContent('standards.yaml'));

export const productsOf = (category: string) => categories.get(category)?.products ?? [];
export const labels = (product: Product) => product.specs.map(({ label }) => label).join('\n');
const rows = (product: Product) => product.specification.flatMap((group) => group.rows);
export const row = (product: Product, label: string) =>
  rows(product).find(([name]) => name === label)?.[1] ?? '';

/** Numbers captured by a pattern, one list per match. */
export const figures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).map(Number));
/** The number captured by a pattern; fails the test if there is none. */
export const figure = (text: string, pattern: RegExp) => {
  const found = Number(text.match(pattern)?.[1] ?? Number.NaN);
  expect(found, `${pattern} in "${text}"`).not.toBeNaN();
  return found;
};

/** Printed figures are rounded; half a per cent covers three digits. */
export const near = (printed: number, computed: number, what: string) =>
  expect(
    Math.abs(printed / computed - 1),
    `${what}: ${printed}, computed ${computed}`,
  ).toBeLessThan(0.005);
