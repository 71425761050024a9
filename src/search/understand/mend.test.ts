import { expect, test } from 'vitest';
import { mend } from './mend.ts';

const vocabulary = Map.groupBy(
  ['surge', 'calibration', 'collaboration', 'warranty', 'career', 'courier', 'parts', 'training'],
  (word) => word[0] ?? '',
);
const mended = (text: string, ...known: string[]) =>
  mend(text, vocabulary, (term) => known.includes(term));

test.each([
  ['surg generator', 'surge generator'],
  ['callibration', 'calibration'],
  ['calibraton', 'calibration'],
  ['warantee', 'warranty'],
  ['carreer', 'career'],
])('%s means %s', (text, meant) => {
  expect(mended(text)).toBe(meant);
});

test('a word that pages have is no slip', () => {
  expect(mended('curier', 'curier')).toBe('curier');
});

test('numbers and plurals stay', () => {
  expect(mended('part 4-5')).toBe('part 4-5');
});
