import { expect, test } from 'vitest';
import { lengthText, sigmaText } from './figureTexts.ts';

test.each([
  [0.000243, '243 µm'],
  [0.003893, '3.89 mm'],
  [0.0777, '78 mm'],
  [20.54, '20.5 m'],
  [513.2, '513 m'],
])('%f m is written %s', (metres, text) => {
  expect(lengthText(metres)).toBe(text);
});

test.each([
  [27.63, '27.6 m²'],
  [0.4072, '0.407 m²'],
  [2238.4, '2240 m²'],
  [0.0000123, '1.23·10⁻⁵ m²'],
])('%f m² is written %s', (sigma, text) => {
  expect(sigmaText(sigma)).toBe(text);
});
