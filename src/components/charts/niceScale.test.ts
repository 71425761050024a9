import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceScale, ticksWithin } from './niceScale.ts';

test.each([
  [0, 488, [0, 100, 200, 300, 400, 500]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [0, 9.4, [0, 2, 4, 6, 8, 10]],
  [-25.6, 14.4, [-30, -20, -10, 0, 10, 20]],
  [0, 0.0031, [0, 0.001, 0.002, 0.003, 0.004]],
])('from %f to %f', (low, high, ticks) => {
  expect(niceScale(low, high).ticks).toEqual(ticks);
});

test('a single value still gives a scale', () => {
  expect(niceScale(0, 0).ticks.length).toBeGreaterThan(1);
  expect(niceScale(7, 7).ticks.length).toBeGreaterThan(1);
});

test('every value lies on the scale, with few ticks', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [lowest, highest] = a < b ? [a, b] : [b, a];
      fc.pre(highest - lowest > 1e-6);
      const { low, high, ticks } = niceScale(lowest, highest);
      const crumb = (highest - lowest) * 1e-6;
      expect(low).toBeLessThanOrEqual(lowest + crumb);
      expect(high).toBeGreaterThanOrEqual(highest - crumb);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('fixed ends are kept', () => {
  expect(ticksWithin(-45, 45)).toEqual({ low: -45, high: 45, ticks: [-40, -20, 0, 20, 40] });
});
