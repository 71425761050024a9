import { expect, test } from 'vitest';
import type { Target } from './exchange.ts';
import { fileAddress as choose } from './fileAddress.ts';

const isClosed = (path: string) => path === '/careers/past';
const fileAddress = (target: Target) => choose(target, isClosed);

const index = '/instruments/transient-generators';

test('the query of the transient generators selects the page of the category', () => {
  expect(fileAddress({ path: index, search: '?category=ring-wave' })).toBe(
    `${index}/tab/ring-wave`,
  );
  expect(fileAddress({ path: index, search: '?utm=x&category=telecom' })).toBe(
    `${index}/tab/telecom`,
  );
});

test('a category answers ?view=table with its table', () => {
  expect(fileAddress({ path: `${index}/telecom`, search: '?view=table' })).toBe(
    '/instruments/table/telecom',
  );
  expect(fileAddress({ path: '/instruments/esd-generators', search: '?view=table&x=1' })).toBe(
    '/instruments/table/esd-generators',
  );
  for (const search of ['', '?view=cards', '?view='])
    expect(fileAddress({ path: `${index}/telecom`, search })).toBe(`${index}/telecom`);
  expect(fileAddress({ path: '/about', search: '?view=table' })).toBe('/about');
});

test('everything else is answered by the file at its own address', () => {
  for (const search of ['', '?category=', '?category=../../about', '?category=toString', '?x=1'])
    expect(fileAddress({ path: index, search })).toBe(index);
  expect(fileAddress({ path: '/about', search: '?category=ring-wave' })).toBe('/about');
});

test('error pages have no address', () => {
  expect(fileAddress({ path: '/404', search: '' })).toBe('');
  expect(fileAddress({ path: '/429', search: '' })).toBe('');
  expect(fileAddress({ path: '/500', search: '?x=1' })).toBe('');
});

test('a closed job is answered by its closed page, whatever the query', () => {
  expect(fileAddress({ path: '/careers/past', search: '' })).toBe('/careers/past/closed');
  expect(fileAddress({ path: '/careers/past', search: '?x=1' })).toBe('/careers/past/closed');
  expect(fileAddress({ path: '/careers/open', search: '' })).toBe('/careers/open');
  expect(fileAddress({ path: '/careers/open/closed', search: '' })).toBe('');
});
