import { expect, test } from 'vitest';
import { fieldLines, productsAsked } from './fieldLines.ts';
import type { FieldValues, Form } from './form.ts';
import { findForm } from './forms.ts';
import { newLine } from './quoteList/quoteLine.ts';

const quote = findForm('quote') as Form;
const asText = (values: FieldValues) =>
  fieldLines(quote, values).map(({ label, value }) => `${label}: ${value}`);

test('a quote shows its lines with quantity, codes, note and address', () => {
  const line = {
    ...newLine('multi-ce7'),
    ...{ quantity: 2, note: 'by March', name: 'MULTI-CE7', url: 'https://site.example/multi-ce7' },
    order: [
      { code: 'MULTI-CE7-M230', name: 'MULTI-CE7 for 230 V' },
      { code: 'CAL-A', name: 'Calibration' },
    ],
  };
  const charger = { ...newLine('AC Charger'), name: 'AC Charger', url: 'https://site.example/ev' };
  const lines = [line, { ...charger, order: [{ code: '', name: 'AC Charger' }] }];
  expect(asText({ lines, products: [], name: 'Asha' })).toEqual([
    [
      'Quote list: 1. 2 × MULTI-CE7',
      '   MULTI-CE7-M230: MULTI-CE7 for 230 V',
      '   CAL-A: Calibration',
      '   Note: by March',
      '   https://site.example/multi-ce7',
      '2. 1 × AC Charger',
      '   https://site.example/ev',
    ].join('\n'),
    'Name: Asha',
  ]);
});

test('a quote from before there were lines still shows everything', () => {
  expect(
    asText({ products: ['multi-ce5', 'AC Charger'], quantity: '2', name: 'Asha', message: '' }),
  ).toEqual(['Products: multi-ce5\nAC Charger', 'Name: Asha', 'Quantity: 2']);
});

test('choices are shown by their words, boxes as yes or no, and an unknown choice as it is', () => {
  const feedback = findForm('feedback');
  const lines = (values: FieldValues) =>
    fieldLines(feedback, values).map(({ label, value }) => `${label}: ${value}`);
  expect(lines({ topic: 'website', answer: true })).toEqual([
    'Topic: This website',
    'I would like an answer: Yes',
  ]);
  expect(lines({ topic: 'former', answer: false })).toEqual([
    'Topic: former',
    'I would like an answer: No',
  ]);
});

test('of a form that is gone, everything is shown under its name', () => {
  expect(fieldLines(undefined, { town: 'Pune', note: '' })).toEqual([
    { label: 'Town', value: 'Pune' },
  ]);
});

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
