import { expect, test } from 'vitest';
import { fileAddress } from './fileAddress.ts';

const index = '/instruments/transient-generators';

test('the query of the transient generators chooses the copy of the category', () => {
  expect(fileAddress({ path: index, search: '?category=ring-wave' })).toBe(
    `${index}/tab/ring-wave`,
  );
  expect(fileAddress({ path: index, search: '?utm=x&category=telecom' })).toBe(
    `${index}/tab/telecom`,
  );
});

test('everything else is answered by the file at its own address', () => {
  for (const search of ['', '?category=', '?category=../../about', '?category=toString', '?x=1'])
    expect(fileAddress({ path: index, search })).toBe(index);
  expect(fileAddress({ path: '/about', search: '?category=ring-wave' })).toBe('/about');
});
