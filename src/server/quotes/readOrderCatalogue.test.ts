import { expect, test } from 'vitest';
import { fitLine, lineChoices } from '../../forms/quoteList/lineChoices.ts';
import { orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { orderCodes } from '../../forms/quoteList/orderedLine.ts';
import { newLine } from '../../forms/quoteList/quoteLine.ts';
import { readOrderCatalogue } from './readOrderCatalogue.ts';

const catalogue = readOrderCatalogue();

function find(slug: string) {
  const product = orderProduct(catalogue, slug);
  if (!product) throw new Error(`no ${slug}`);
  return product;
}

test('holds every instrument and accessory once', () => {
  const slugs = catalogue.products.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(expect.arrayContaining(['multi-ce7', 'pg-10-10000', 'burst-clamp']));
});

test('a line becomes order codes', () => {
  const product = find('multi-ce7');
  const line = {
    ...newLine('multi-ce7'),
    ...{ mains: 'M230', plug: 'PL-EU', options: ['O1'], calibration: 'CAL-A' },
  };
  expect(orderCodes(catalogue, product, line).map(({ code }) => code)).toEqual([
    ...['MULTI-CE7-M230', 'MULTI-CE7/O1', 'PL-EU', 'CAL-A'],
  ]);
  const open = orderCodes(catalogue, product, newLine('multi-ce7'));
  expect(open).toEqual([{ code: 'MULTI-CE7', name: 'MULTI-CE7, mains to be decided' }]);
});

test('the only mains variant there is needs no choice', () => {
  const [first] = orderCodes(catalogue, find('cdn-5432'), newLine('cdn-5432'));
  expect(first?.code).toBe('CDN-5432-MW');
});

test('another mains takes the plug along that does not fit it', () => {
  const product = find('multi-ce7');
  const line = { ...newLine('multi-ce7'), mains: 'M230', plug: 'PL-EU', options: ['O1', 'O9'] };
  expect(fitLine(catalogue, product, line)).toMatchObject({ plug: 'PL-EU', options: ['O1'] });
  expect(fitLine(catalogue, product, { ...line, mains: 'M120' })).toMatchObject({
    ...{ mains: 'M120', plug: '' },
  });
  expect(fitLine(catalogue, product, { ...line, mains: 'M400' })).toMatchObject({ mains: '' });
});

test('an accessory is calibrated only if it measures', () => {
  const calibrations = (slug: string) =>
    lineChoices(catalogue, find(slug), newLine(slug)).calibrations.length;
  expect([calibrations('surge-check') > 0, calibrations('burst-clamp')]).toEqual([true, 0]);
});
