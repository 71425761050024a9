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

test.each(['', 'send', 'remove', 'remove x', 'remove 12345', 'xremove 1', 'remover 1', 'addx'])(
  '%j is not a step',
  (text) => {
    expect(readQuoteStep(text)).toBeUndefined();
  },
);

test('a line that is not there cannot be removed', () => {
  expect(press('remove 9', typed)).toMatchObject({ lines: typed.lines });
});

test('a step names a line by its number, or a product by its whole name', () => {
  expect(readQuoteStep('remove 12')).toEqual({ kind: 'remove', index: 12 });
  expect(readQuoteStep('add 7')).toEqual({ kind: 'add', slug: '7' });
  expect(readQuoteStep('add AC Charger')).toEqual({ kind: 'add', slug: 'AC Charger' });
  expect(readQuoteStep(`add ${'x'.repeat(200)}`)).toEqual({ kind: 'add', slug: 'x'.repeat(100) });
  expect(writeQuoteStep({ kind: 'add', slug: '' })).toBe('add');
});

test('without lines or products there is nothing to keep', () => {
  expect(press('add', {})).toEqual({ products: [], lines: [] });
});
