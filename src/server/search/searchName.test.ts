import { expect, test } from 'vitest';
import { searchName } from './searchName.ts';

const name = (search: string) => searchName({ search });

test.each([
  ['?q=surge', '?q=%20surge++', true],
  ['?q=surge', '?q=surge&utm_source=mail', true],
  ['?q=surge', '?q=surge&kind=nonsense', true],
  ['', '?q=', true],
  ['?q=surge', '?q=burst', false],
  ['?q=surge', '?q=Surge', false],
  ['?q=surge', '?q=surge&kind=help', false],
  ['?q=surge', '?q=surge&all=1', false],
])('%s and %s have the same answer: %s', (one, other, same) => {
  expect(name(one) === name(other)).toBe(same);
});
