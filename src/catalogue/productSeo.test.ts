import { expect, test } from 'vitest';
import { summarise } from './productSeo.ts';

test('keeps a short text as it is', () => {
  expect(summarise('Surge to 4 kV.', 20)).toBe('Surge to 4 kV.');
});

test('ends after the last sentence that fits', () => {
  expect(summarise('Surge to 4.5 kV. Burst to 5 kV. Dips too.', 34)).toBe(
    'Surge to 4.5 kV. Burst to 5 kV.',
  );
});

test('cuts a long sentence after a word', () => {
  expect(summarise('Surge, burst and dips on one socket of sixteen amperes', 24)).toBe(
    'Surge, burst and dips…',
  );
});
