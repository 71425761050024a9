import { expect, test } from 'vitest';
import { tabForKey } from './tabForKey.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s on tab %i of three leads to %s', (key, current, next) => {
  expect(tabForKey(key, current, 3)).toBe(next);
});
