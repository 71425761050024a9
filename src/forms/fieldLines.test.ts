import { expect, test } from 'vitest';
import { fieldLines } from './fieldLines.ts';
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
