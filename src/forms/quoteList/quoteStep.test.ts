import { expect, test } from 'vitest';
import { newLine } from './quoteLine.ts';
import { applyQuoteStep, readQuoteStep, writeQuoteStep } from './quoteStep.ts';

const press = (text: string, values: Record<string, unknown>) => {
  const step = readQuoteStep(text);
  return step && applyQuoteStep(step, values);
};
const typed = { name: 'Asha', lines: [{ slug: 'a', quantity: 'many' }, { slug: 'b' }] };

test('removing keeps the other lines and fields as typed, and remembers which it was', () => {
  expect(press(writeQuoteStep({ kind: 'remove', index: 1 }), typed)).toEqual({
    name: 'Asha',
    lines: [{ slug: 'a', quantity: 'many' }],
    removed: 'b',
  });
});

test('adding takes the chosen product, once', () => {
  const lines = [...typed.lines, newLine('c')];
  expect(press('add', { ...typed, products: ['c', 'a'] })).toEqual({
    ...{ name: 'Asha', products: [], lines },
  });
  expect(press('add b', { ...typed, products: ['c'] })).toMatchObject({ lines: typed.lines });
  expect(press(writeQuoteStep({ kind: 'add', slug: 'c' }), typed)).toMatchObject({ lines });
});

test.each(['', 'send', 'remove', 'remove x', 'remove 12345'])('%j is not a step', (text) => {
  expect(readQuoteStep(text)).toBeUndefined();
});

test('a line that is not there cannot be removed', () => {
  expect(press('remove 9', typed)).toMatchObject({ lines: typed.lines });
});
