import { expect, test } from 'vitest';
import { createKeptPages } from './keptPages.ts';

const page = (length: number) => ({ status: 200, fields: {}, body: Buffer.alloc(length) });

test('keeps what was asked for last, within its size', () => {
  const { find, keep } = createKeptPages(100);
  keep('a', page(40));
  keep('b', page(40));
  expect(find('a')?.body.length).toBe(40);
  keep('c', page(40));
  expect([find('a'), find('b'), find('c')].map(Boolean)).toEqual([true, false, true]);
});

test('a page kept again takes the place of the first', () => {
  const { find, keep } = createKeptPages(100);
  for (let turn = 0; turn < 10; turn++) keep('a', page(60));
  keep('b', page(40));
  expect([find('a'), find('b')].map(Boolean)).toEqual([true, true]);
});

test('a page larger than the room is not kept', () => {
  const { find, keep } = createKeptPages(100);
  keep('a', page(101));
  expect(find('a')).toBeUndefined();
  keep('b', page(100));
  expect(find('b')).toBeDefined();
});
