import { expect, test } from 'vitest';
import { toleranceLimits } from './toleranceLimits.ts';
import { waveforms } from './waveforms.ts';

test.each([
  ['± 20 %', 50, [40, 60]],
  ['±20 %', 50, [40, 60]],
  ['+0/−30 %', 10, [7, 10]],
  ['−0 / +20 %', 1000, [1000, 1200]],
  ['+0.3/−0.1 µs', 0.2, [0.1, 0.5]],
  ['± 30 %', -200, [-260, -140]],
] as const)('%s of %d', (text, value, [low, high]) => {
  const limits = toleranceLimits(text, value);
  expect(limits?.[0]).toBeCloseTo(low);
  expect(limits?.[1]).toBeCloseTo(high);
});

test.each(['', '+5 %', '−5 %', 'about ± 5 %'])('no limits from "%s"', (text) => {
  expect(toleranceLimits(text, 5)).toBeUndefined();
});

test('every tolerance of a curve can be read and names what its caption names', () => {
  for (const { caption, markers = [] } of Object.values(waveforms))
    for (const { tolerance = '' } of markers) {
      if (!tolerance) continue;
      expect(toleranceLimits(tolerance, 1), tolerance).toBeDefined();
      expect(caption).toContain(tolerance);
    }
});
