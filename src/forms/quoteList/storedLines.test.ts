import { expect, test } from 'vitest';
import { lineLimits, newLine } from './quoteLine.ts';
import { readStoredLines, writeStoredLines } from './storedLines.ts';

const line = {
  ...newLine('multi-ce7'),
  ...{ quantity: 3, mains: 'M230', plug: 'PL-EU', options: ['O1'], calibration: 'CAL-A' },
  note: 'with the 32 A network',
};

test('a list comes back as it was stored', () => {
  const lines = [line, newLine('cdn-5432')];
  expect(readStoredLines(writeStoredLines(lines))).toEqual(lines);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '"text"',
  '{"version":1}',
  '{"version":1,"lines":{"0":{"slug":"a"}}}',
  '{"version":2,"lines":[{"slug":"a"}]}',
  '{"version":1,"lines":[null,7,"a",{},{"slug":""},{"slug":7}]}',
])('%j is an empty list', (text) => {
  expect(readStoredLines(text)).toEqual([]);
});

test('what cannot be ordered becomes the ordinary', () => {
  const wrong = {
    ...{ slug: ' a ', quantity: 1e9, mains: '<b>', plug: 7, note: 'x'.repeat(5000) },
    ...{ options: ['O1', 'O1', '', {}, 'o 2'], calibration: null, more: 'ignored' },
  };
  expect(readStoredLines(JSON.stringify({ version: 1, lines: [wrong] }))).toEqual([
    {
      ...newLine('a'),
      ...{ quantity: lineLimits.quantity, options: ['O1'], note: 'x'.repeat(lineLimits.note) },
    },
  ]);
  const quantities = [0, -4, '3', 2.6, 'many', null].map((quantity) => ({ slug: 'a', quantity }));
  const read = quantities.map((one) =>
    readStoredLines(JSON.stringify({ version: 1, lines: [one] })),
  );
  expect(read.map(([first]) => first?.quantity)).toEqual([1, 1, 3, 3, 1, 1]);
});

test('a list has each product once and no more lines than it takes', () => {
  const many = Array.from({ length: 80 }, (_, index) => newLine(`p-${index % 70}`));
  const lines = readStoredLines(writeStoredLines(many));
  expect(lines.map(({ slug }) => slug)).toEqual(
    Array.from({ length: lineLimits.lines }, (_, index) => `p-${index}`),
  );
});
