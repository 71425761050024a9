import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each([
  ['plain', '"plain"'],
  ['with "quotes", and\ncommas', '"with ""quotes"", and\ncommas"'],
  ['=1+1', `"'=1+1"`],
  ['+49 20', `"'+49 20"`],
  ['-5', `"'-5"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  [' ＠SUM(A1)', `"' ＠SUM(A1)"`],
  ['\0=1', `"'=1"`],
  ['﹦1+1', `"'﹦1+1"`],
  ['−1', `"'−1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\u202e\u0001+1', `"'\u202e\u0001+1"`],
  ['a=1', '"a=1"'],
])('%j becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('no text can start a formula or break out of its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const cell = csvCell(value);
      const inner = cell.slice(1, -1);
      expect(inner).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u);
      expect(inner.replaceAll('""', '')).not.toContain('"');
    }),
  );
});
