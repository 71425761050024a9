import { expect, test } from 'vitest';
import { leadOf } from './lead.ts';

test('a lead is whole sentences of two lines; the rest stands elsewhere, none is lost', () => {
  const long = `${'A'.repeat(99)}. ${'B'.repeat(79)}. Last.`;
  expect(leadOf([long, 'Second.'])).toEqual({
    lead: `${'A'.repeat(99)}.`,
    rest: [`${'B'.repeat(79)}. Last.`, 'Second.'],
  });
  expect(leadOf(['One. Two.'])).toEqual({ lead: 'One. Two.', rest: [] });
  expect(leadOf([])).toEqual({ lead: '', rest: [] });
});
