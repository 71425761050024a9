import { expect, test } from 'vitest';
import { lineLimits, newLine } from './quoteLine.ts';
import { readSharedLines, writeSharedLines } from './sharedLines.ts';

const read = (query: string) => readSharedLines(new URLSearchParams(query));

const line = {
  ...newLine('multi-ce7'),
  ...{ quantity: 12, mains: 'M230', plug: 'PL-IN', options: ['O1', 'O2'], calibration: 'CAL-S' },
  note: 'für 3~400 V & “32 A”\nline 2',
};

test('a list comes out of the address as it went in', () => {
  const lines = [line, newLine('cdn-5432'), { ...newLine('AC Charger'), note: 'two' }];
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
    ...{ ...line, slug: `an-instrument-${index}` },
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
