import { expect, test } from 'vitest';
import { modelLinks } from './modelLinks.ts';

const models = [
  { name: 'TSG 1-360', path: '/a' },
  { name: 'TSG 1.5-160', path: '/b' },
  { name: 'ATG 600', path: '/c' },
  { name: 'ATG-B 1000', path: '/d' },
  { name: 'AN 70', path: '/e' },
];
const linked = (text: string) =>
  modelLinks(text, models)
    .filter(({ href }) => href)
    .map((part) => part.text);

test('finds whole names and keeps the text between them', () => {
  const text = 'ATG 600, ATG-B 1000 or the TSG 1.5-160.';
  expect(linked(text)).toEqual(['ATG 600', 'ATG-B 1000', 'TSG 1.5-160']);
  expect(
    modelLinks(text, models)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each(['AN 700', 'PLAN 70', 'AN 70.5', 'ATG 6000'])('%s is no model', (text) => {
  expect(linked(text)).toEqual([]);
});

test('a text without models is one part', () => {
  expect(modelLinks('4 kV', models)).toEqual([{ at: 0, text: '4 kV' }]);
  expect(modelLinks('4 kV', [])).toEqual([{ at: 0, text: '4 kV' }]);
});
