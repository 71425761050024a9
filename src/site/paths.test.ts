import { expect, test } from 'vitest';
import { addressOfFile, categoryPath, productPath, quotePath } from './paths.ts';

test('a product’s address is under its category', () => {
  expect(productPath('ring-wave', 'rwg-4')).toBe(
    '/instruments/transient-generators/ring-wave/rwg-4',
  );
  expect(productPath('esd-generators', 'esg-16')).toBe('/instruments/esd-generators/esg-16');
});

test('surge current generators are under combination waves and listed on the index', () => {
  expect(productPath('surge-current', 'pg-20-7000')).toBe(
    '/instruments/transient-generators/surge-combination-wave/pg-20-7000',
  );
  expect(categoryPath('surge-current')).toBe(
    '/instruments/transient-generators?category=surge-combination-wave',
  );
});

test('a quote can be for several products', () => {
  expect(quotePath()).toBe('/quote');
  expect(quotePath('multi-ce5', 'AC Charger')).toBe('/quote?product=multi-ce5&product=AC+Charger');
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['services/index.html', '/services'],
  ['services/reindex.html', '/services/reindex'],
  ['sitemap.xml', '/sitemap.xml'],
])('%s is found at %s', (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});
