import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { esdWaveforms } from './esdWaveforms.ts';

const within = (value: number, nominal: number, tolerance: number) =>
  expect(Math.abs(value / nominal - 1)).toBeLessThan(tolerance);

/** Amperes per kilovolt at two times in ns, as IEC 61000-4-2 and ISO 10605 tabulate them. */
test.each([
  ['esd', 30, 2, 60, 1],
  ['esd-330pf', 65, 2, 130, 1],
  ['esd-2k', 400, 0.275, 800, 0.15],
] as const)('%s has its peak, rise time and both later values', (key, first, a, second, b) => {
  const { at } = esdWaveforms[key];
  const { peak, rise } = scopeReading(at, 0, 20);
  within(peak, 8 * 3.75, 0.15);
  const time = rise(0.9 * peak) - rise(0.1 * peak);
  expect(time).toBeGreaterThan(0.7);
  expect(time).toBeLessThan(1);
  within(at(first), 8 * a, 0.3);
  within(at(second), 8 * b, 0.3);
});
