import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const values = { name: 'Asha Kulkarni', reference: 'DE-7K4M-2Q', product: 'CWG 4-2' };

test('fields are filled in, wherever and however often they stand', () => {
  expect(fillTemplate('Dear {name}, {reference}: {product}. {name}!', values)).toBe(
    'Dear Asha Kulkarni, DE-7K4M-2Q: CWG 4-2. Asha Kulkarni!',
  );
});

test('what is not known has words of its own, and other braces stay', () => {
  expect(
    fillTemplate('Dear {name}, about {product} {toString} {', { ...values, name: '', product: '' }),
  ).toBe('Dear Sir or Madam, about your enquiry {toString} {');
});

test('a value that looks like a field is left as it is', () => {
  expect(fillTemplate('{name}', { ...values, name: '{reference}' })).toBe('{reference}');
});
