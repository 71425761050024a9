import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csv, csvLine } from './csv.ts';

const written = (cell: Cell) => csvLine([cell]).slice(0, -2);

test.each([
  ['plain', 'plain'],
  ['with "quotes", and\ncommas', '"with ""quotes"", and\ncommas"'],
  ['=1+1', `"'=1+1"`],
  ['+49 20', `"'+49 20"`],
  ['-5', '"-5"'],
  ['−40 °C', '"−40 °C"'],
  ['-5+1', `"'-5+1"`],
  ["-2|' /C calc'!A0", `"'-2|' /C calc'!A0"`],
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
  ['−1+A1', `"'−1+A1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\u202e\u0001+1', `"'\u202e\u0001+1"`],
  ['a=1', 'a=1'],
])('%j becomes %s', (value, cell) => {
  expect(written(value)).toBe(cell);
});

test('no text can start a formula or break out of its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const cell = written(value);
      const inner = cell.replace(/^"(.*)"$/s, '$1');
      if (!/^[-−]\d/.test(inner)) expect(inner).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u);
      expect(inner.replaceAll('""', '')).not.toContain('"');
    }),
  );
});

test('figures keep six places, and what is no number is left out', () => {
  expect(csvLine([1.5, 0.123456789, -2, Number.NaN])).toBe('1.5,0.123457,-2,\r\n');
});

test('a table begins with the mark of UTF-8, and cells with commas and quotes stay one cell', () => {
  expect(csv([['a, "b"', 1.5]])).toBe('\ufeff"a, ""b""",1.5\r\n');
});
