import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { dcWaveforms } from './dcWaveforms.ts';

test.each([
  ['dc-dip', 100, 40, 100],
  ['dc-interruption', 100, 0, 30],
  ['momentary-drop', 9, 4.5, 100],
  ['micro-interruption', 14, 0, 100],
] as const)('%s falls from %d to %d for %d', (key, supply, left, length) => {
  const { at, window } = dcWaveforms[key];
  const { peak, trough, crossings } = scopeReading(at, ...window, 20_000);
  expect([peak, trough]).toEqual([supply, left]);
  const [fall = 0, rise = 0, ...others] = crossings((supply + left) / 2);
  expect(rise - fall).toBeCloseTo(length, 1);
  expect(others).toEqual([]);
});

test('edges are as fast as the standards require', () => {
  const fallTime = (key: keyof typeof dcWaveforms) => {
    const { at, window } = dcWaveforms[key];
    const [from, to] = [at(-1), at(50) || 0];
    const times = scopeReading(at, window[0], 50, 20_000);
    const [start = 0] = times.crossings(to + 0.9 * (from - to));
    const [end = 0] = times.crossings(to + 0.1 * (from - to));
    return end - start;
  };
  expect(fallTime('dc-dip')).toBeLessThanOrEqual(0.05);
  expect(fallTime('momentary-drop')).toBeLessThanOrEqual(10);
  expect(fallTime('micro-interruption')).toBeLessThanOrEqual(1);
});
