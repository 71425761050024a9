import { expect, test } from 'vitest';
import { packTerms, unpackTerms } from './packedTerms.ts';

const terms: ReturnType<typeof unpackTerms> = [
  ['surge', { 0: { 0: 1, 3: 147, 264: 2 }, 4: { 57: 1 } }],
  ['of two words', { 2: { 1: 1 } }],
  ['µs', { 4: { 2650: 92 } }],
];

test('terms are the same after packing, also as JSON', () => {
  const written = JSON.stringify(packTerms(terms));
  expect(unpackTerms(JSON.parse(written))).toEqual(terms);
  expect(written.length).toBeLessThan(JSON.stringify(terms).length);
});
