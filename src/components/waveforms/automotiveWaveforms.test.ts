import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { automotiveWaveforms } from './automotiveWaveforms.ts';

test.each([
  { key: 'pulse-1', base: 0, peak: -150, rise: [0.0005, 0.001], duration: [1.6, 2.4], end: 8 },
  { key: 'pulse-2a', base: 13.5, peak: 112, rise: [0.5, 1], duration: [40, 60], end: 200 },
  { key: 'pulse-3a', base: 13.5, peak: -220, rise: [3.5, 6.5], duration: [105, 195], end: 600 },
  { key: 'pulse-3b', base: 13.5, peak: 150, rise: [3.5, 6.5], duration: [105, 195], end: 600 },
  { key: 'load-dump', base: 14, peak: 87, rise: [5, 10], duration: [320, 480], end: 1600 },
] as const)('$key has its level, rise time and duration', (pulse) => {
  const { key, base, peak, rise, duration, end } = pulse;
  const samples = key === 'pulse-1' ? 200_000 : 20_000;
  const { at } = automotiveWaveforms[key];
  const reading = scopeReading((t) => (at(t) - base) / peak, 0, end, samples);
  expect(reading.peak).toBeCloseTo(1, 2);
  const riseTime = reading.rise(0.9) - reading.rise(0.1);
  expect(riseTime).toBeGreaterThanOrEqual(rise[0]);
  expect(riseTime).toBeLessThanOrEqual(rise[1] * 1.001);
  const lasted = reading.fall(0.1) - reading.rise(0.1);
  expect(lasted).toBeGreaterThan(duration[0]);
  expect(lasted).toBeLessThan(duration[1]);
  expect(at(-end / 100)).toBe(key === 'load-dump' ? 14 : 13.5);
});

test('pulse 2b drops to zero, comes back to 10 V and lasts between 0.2 s and 2 s', () => {
  const { at } = automotiveWaveforms['pulse-2b'];
  expect(at(-0.1)).toBe(13.5);
  expect(at(0.0005)).toBeCloseTo(6.75);
  expect(at(0.0015)).toBe(0);
  expect(at(0.002625)).toBeCloseTo(5);
  const { peak, fall, rise } = scopeReading(at, 0.0015, 3);
  expect(peak).toBeCloseTo(10, 1);
  const start = scopeReading(at, 0.0015, 0.01);
  expect(start.rise(9) - start.rise(1)).toBeCloseTo(0.001, 5);
  expect(fall(1) - rise(1)).toBeGreaterThan(0.2);
  expect(fall(1) - rise(1)).toBeLessThan(2);
  expect(fall(1) - rise(1)).toBeCloseTo(1, 2);
});

test('the starting profile falls to 8 V, holds 9.5 V on average and recovers', () => {
  const { at } = automotiveWaveforms.cranking;
  const whole = scopeReading(at, -0.1, 1.5);
  expect(whole.trough).toBeCloseTo(8);
  expect(whole.troughTime).toBeLessThanOrEqual(0.0051);
  const hold = scopeReading(at, 0.07, 1.07 - 1e-9, 10_000);
  expect(hold.integral()).toBeCloseTo(9.5, 3);
  expect(hold.peak - hold.trough).toBeCloseTo(2, 3);
  expect(hold.crossings(9.5 + 1e-6).length).toBe(4);
  for (const [time, volts] of [
    [-0.1, 12],
    [0.0025, 10],
    [0.01, 8],
    [0.045, 8.75],
    [0.195, 10.5],
    [0.445, 8.5],
    [1.09, 10.75],
    [1.2, 12],
  ] as const)
    expect(at(time)).toBeCloseTo(volts);
});

test('the ripple is 4 V peak to peak at 1 kHz on 14 V', () => {
  const { peak, trough, crossings } = scopeReading(automotiveWaveforms.ripple.at, 0.1, 4.1);
  expect(peak - trough).toBeCloseTo(4, 4);
  expect(peak).toBeCloseTo(16, 4);
  expect(crossings(14)).toHaveLength(8);
  expect(automotiveWaveforms.ripple.at(0.25)).toBeCloseTo(16);
});
