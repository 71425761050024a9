import { expect, test } from 'vitest';
import { angleText, lengthText, sigmaText } from './figureTexts.ts';

test.each([
  [0.000243, '243 µm'],
  [0.003893, '3.89 mm'],
  [0.0777, '78 mm'],
  [20.54, '20.5 m'],
  [513.2, '513 m'],
  [0.001, '1.00 mm'],
  [0.00123, '1.23 mm'],
  [0.01, '10 mm'],
  [1, '1.0 m'],
  [100, '100 m'],
  [100.4, '100 m'],
])('%f m is written %s', (metres, text) => {
  expect(lengthText(metres)).toBe(text);
});

test.each([
  [27.63, '27.6 m²'],
  [0.4072, '0.407 m²'],
  [2238.4, '2240 m²'],
  [0.0000123, '1.23·10⁻⁵ m²'],
  [100, '100 m²'],
  [1.234, '1.23 m²'],
  [0.001, '0.00100 m²'],
  [0.001234, '0.00123 m²'],
  [0.000999, '9.99·10⁻⁴ m²'],
])('%f m² is written %s', (sigma, text) => {
  expect(sigmaText(sigma)).toBe(text);
});

test.each([
  [0.0123, '0.012°'],
  [0.1, '0.10°'],
  [0.123, '0.12°'],
  [0.99, '0.99°'],
  [1.26, '1.3°'],
  [30, '30.0°'],
])('%f degrees are written %s', (degrees, text) => expect(angleText(degrees)).toBe(text));
