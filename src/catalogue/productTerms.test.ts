import { expect, test } from 'vitest';
import { terms } from '../../tests/support/instruments.ts';
import { orderLines } from './productTerms.ts';

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
