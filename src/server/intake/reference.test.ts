import { expect, test } from 'vitest';
import { company } from '../../site/company.ts';
import { isReference, newReference } from './reference.ts';

const prefix = company.referencePrefix;

test('a reference is short, spells no word, has no ambiguous letters and is recognised', () => {
  for (let count = 0; count < 100; count++) {
    const reference = newReference();
    expect(reference.startsWith(`${prefix}-`)).toBe(true);
    expect(reference.slice(prefix.length)).toMatch(/^-[^AEILOUY]{4}-[^AEILOUY]{2}$/);
    expect(isReference(reference)).toBe(true);
  }
  // Given before vowels were left out.
  expect(isReference(`${prefix}-SEED-WV`)).toBe(true);
  for (const wrong of ['-7K4M-2', '-7K4M-2QX', '-IL0U-2Q', '7K4M-2Q', ''])
    expect(isReference(`${prefix}${wrong}`), wrong).toBe(false);
  expect(isReference(`<b>${prefix}-7K4M-2Q`)).toBe(false);
});

test('the prefix is plain capital letters and digits, so it needs no escaping in addresses and mails', () => {
  expect(prefix).toMatch(/^[A-Z0-9]+$/);
});
