import { expect, test } from 'vitest';
import { halfPowerWidth } from './halfPowerWidth.ts';

/** A pattern with a point every 2°, around 0°. */
const pattern = (...dbsm: number[]) =>
  dbsm.map((value, index) => ({ degrees: 2 * (index - (dbsm.length >> 1)), dbsm: value }));
const half = 10 * Math.log10(2);

test('the width ends where the lobe falls below half its peak, between two points', () => {
  // From -2 to -4 dB: half is passed after 1.0103 of these 2 dB, so at 2° + 1.0103°.
  const width = halfPowerWidth(pattern(-9, -4, -2, 0, -2, -4, -9), 0);
  expect(width).toBeCloseTo(2 * (2 + (half - 2)), 9);
});

test('each side counts for itself', () => {
  const width = halfPowerWidth(pattern(-9, -9, -4, 0, -2, -4, -9), 0);
  expect(width).toBeCloseTo(2 + (half - 2) + (2 * half) / 4, 9);
});

test('the first fall on either side counts, whatever lobes come after', () => {
  const plain = halfPowerWidth(pattern(-9, -9, -4, 0, -4, -9, -9), 0);
  expect(halfPowerWidth(pattern(0, -9, -4, 0, -4, -9, 0), 0)).toBe(plain);
});

test('a point of exactly half the power is still inside', () => {
  const exact = halfPowerWidth(pattern(-half - 1, -half, 0, -half, -half - 1), 0);
  expect(exact).toBeCloseTo(4, 9);
});

test('the peak may be higher than what is plotted', () => {
  expect(halfPowerWidth(pattern(0, 20, 30, 20, 0), 30)).toBeCloseTo((4 * half) / 10, 9);
});

test('a lobe that stays above half on either side has no width', () => {
  expect(halfPowerWidth(pattern(0, 0, 0, -4, -9), 0)).toBeNull();
  expect(halfPowerWidth(pattern(-9, -4, 0, 0, 0), 0)).toBeNull();
  expect(halfPowerWidth(pattern(0, 0, 0), 0)).toBeNull();
});
