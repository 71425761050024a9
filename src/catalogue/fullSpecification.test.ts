import { expect, test } from 'vitest';
import { allProducts as products, terms } from '../../tests/support/instruments.ts';
import { fullSpecification } from './fullSpecification.ts';

const row = ({ specification }: (typeof products)[number], label: string) =>
  specification.flatMap(({ rows }) => rows).find(([name]) => name === label)?.[1];

test('a row says the figure that it names', () => {
  const tower = products.find(({ slug }) => slug === 'ivg-2400-240000');
  if (!tower) throw new Error('no such tower');
  expect(row(tower, 'Hall')).toBe('Ceiling at least 24 m, earth mat below 0.5 Ω');
  expect(row(tower, 'Clearance')).toBe('10 m to walls and ceiling');
});

test('a figure that the product does not have fails, naming both', () => {
  const [product] = products;
  if (!product) throw new Error('no products');
  const wrong = { ...product, mechanics: [['Hall', '[ceilingMetres] m'] as [string, string]] };
  expect(() => fullSpecification(wrong, terms)).toThrow(
    `${product.slug}: "[ceilingMetres] m" needs the figure ceilingMetres, which it does not have`,
  );
});
