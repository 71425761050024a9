import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { termsOf } from './terms.ts';

const marked = (text: string, question: string) =>
  highlight(text, new Set(termsOf(question)))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test('whole words are marked, in all their forms', () => {
  expect(marked('Surges and a surge generator', 'surge')).toBe('[Surges] and a [surge] generator');
});

test('only the matching part of a compound is marked', () => {
  expect(marked('Surge/Combination Wave', 'surge')).toBe('[Surge]/Combination Wave');
});

test('a standard is marked as a whole', () => {
  expect(marked('to IEC 61000-4-5', '61000-4-5')).toBe('to IEC [61000-4-5]');
});

test('other spellings of units are marked', () => {
  expect(marked('8/20 µs into 2 Ω', 'us ohm')).toBe('8/20 [µs] into 2 [Ω]');
});

test('no text is lost or changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, question) => {
      const pieces = highlight(text, new Set(termsOf(question)));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
