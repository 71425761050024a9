import { expect, test } from 'vitest';
import { lineLimits, newLine } from './quoteLine.ts';
import {
  readSharedLines,
  readStoredLines,
  writeSharedLines,
  writeStoredLines,
} from './writtenLines.ts';

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

const read = (query: string) => readSharedLines(new URLSearchParams(query));

const sharedLine = {
  ...newLine('multi-ce7'),
  ...{ quantity: 12, mains: 'M230', plug: 'PL-IN', options: ['O1', 'O2'], calibration: 'CAL-S' },
  note: 'für 3~400 V & “32 A”\nline 2',
};

test('a list comes out of the address as it went in', () => {
  const lines = [sharedLine, newLine('cdn-5432'), { ...newLine('AC Charger'), note: 'two' }];
  const { query, withoutNotes } = writeSharedLines(lines);
  expect(read(query)).toEqual(lines);
  expect(withoutNotes).toBe(false);
});

test('the usual leaves no trace in the address', () => {
  expect(writeSharedLines([newLine('a-1'), { ...newLine('b'), quantity: 2 }]).query).toBe(
    'line=a-1&line=b*2',
  );
});

test('the longest list fits an address, without its notes if need be', () => {
  const lines = Array.from({ length: lineLimits.lines }, (_, index) => ({
    ...{ ...sharedLine, slug: `an-instrument-${index}` },
    note: 'n'.repeat(lineLimits.note),
  }));
  const { query, withoutNotes } = writeSharedLines(lines);
  expect(withoutNotes).toBe(true);
  // What the server takes, with the path before it.
  expect(query.length).toBeLessThan(4000);
  expect(read(query)).toEqual(lines.map((each) => ({ ...each, note: '' })));
});

test('products of plain links follow those of a shared list, each once', () => {
  const lines = read('line=a*3&product=b&product=c&product=a&product=b&product=%20%20');
  expect(lines.map(({ slug, quantity }) => `${slug} ${quantity}`)).toEqual(['a 3', 'b 1', 'c 1']);
});

test.each([
  ['line=', []],
  ['line=*7', []],
  ['line=~M230', []],
  ['line=a*0', [1]],
  ['line=a*999', [lineLimits.quantity]],
  ['line=a*x', [1]],
  ['line=a~~~~~~~~~~', [1]],
])('%j is read as far as it makes sense', (query, quantities) => {
  expect(read(query).map(({ quantity }) => quantity)).toEqual(quantities);
});
