import { expect, test } from 'vitest';
import { productsAsked } from './productsAsked.ts';

test.each([
  [{ product: ' CWG 4-2 ' }, ['CWG 4-2']],
  [{ products: ['cwg-4-2', 'eft-4-2', 'cwg-4-2'] }, ['cwg-4-2', 'eft-4-2']],
  [{ lines: [{ slug: 'cwg-4-2', quantity: 2 }], products: ['other'] }, ['cwg-4-2', 'other']],
  [{ lines: [{ slug: 'cwg-4-2', name: 'CWG 4-2' }] }, ['CWG 4-2']],
  [{ message: 'Hello', product: '' }, []],
  [{ lines: [null, {}, 7] }, []],
])('%j', (values, products) => {
  expect(productsAsked(values)).toEqual(products);
});
