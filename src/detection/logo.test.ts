import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { brands } from './logo.ts';

test('every brand the model knows is a customer, in the same order', () => {
  const customers: { name: string }[] = parse(readFileSync('src/content/customers.yaml', 'utf8'));
  const names = customers.map(({ name }) => name);
  expect(names.filter((name) => brands.some((brand) => brand === name))).toEqual([...brands]);
});
