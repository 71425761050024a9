import { expect, test } from 'vitest';
import { terms } from '../../tests/support/instruments.ts';
import { orderLines, termsFor } from './productTerms.ts';

test('an order code carries the mains variant, an option stands after a slash', () => {
  const order = {
    code: 'RWG-4',
    mains: ['M230'],
    options: [{ code: 'O1', name: 'Reference ground plane' }],
  };
  expect(orderLines({ name: 'RWG 4', order }, { ...terms, options: [] })).toEqual([
    ['RWG-4-M230', 'RWG 4 for 230 V ± 10 %, 50/60 Hz, single phase'],
    ['RWG-4/O1', 'Reference ground plane'],
  ]);
});

test('a commercial fact is shown once it is filled in, an instrument’s own before the usual one', () => {
  const titles = (facts: Parameters<typeof termsFor>[0], all = terms) =>
    termsFor(facts, all).map(({ title, text }) => `${title}: ${text}`);
  const silent = titles({ commercial: {} });
  expect(silent).toHaveLength(terms.lines.length);
  const commercial = { hsn: '9030', payment: '30 days net' };
  const filled = titles({ commercial: { hsn: '8543' } }, { ...terms, commercial });
  expect(filled.slice(silent.length)).toEqual(['HSN code: 8543', 'Payment: 30 days net']);
});
