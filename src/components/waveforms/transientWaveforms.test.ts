import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { eftBurstCorners } from './shapes/heidlerImpulses.ts';
import { transientWaveforms } from './transientWaveforms.ts';

const within = (value: number, nominal: number, tolerance: number) => {
  expect(value).toBeGreaterThan(nominal * (1 - tolerance));
  expect(value).toBeLessThan(nominal * (1 + tolerance));
};

test('the fast transient rises in 5 ns and is 50 ns wide', () => {
  const { peak, rise, fall } = scopeReading(transientWaveforms['eft-pulse'].at, 0, 400);
  within(peak, 100, 0.1);
  within(rise(0.9 * peak) - rise(0.1 * peak), 5, 0.3);
  within(fall(0.5 * peak) - rise(0.5 * peak), 50, 0.3);
});

test('the burst is 75 pulses at 5 kHz in 15 ms', () => {
  const { at } = transientWaveforms['eft-burst'];
  const peaks = eftBurstCorners.filter((time) => at(time) > 80);
  expect(peaks).toHaveLength(75);
  const [first = 0, second = 0] = peaks;
  within(1 / (second - first), 5, 0.2);
  expect((peaks.at(-1) ?? 0) + 0.2 - first).toBeCloseTo(15, 1);
});

test('the ring wave rises in 0.5 µs, rings at 100 kHz and keeps its ratio of peaks', () => {
  const reading = scopeReading(transientWaveforms['ring-wave'].at, 0, 45);
  within(reading.peak, 6, 0.1);
  within(reading.rise(0.9 * reading.peak) - reading.rise(0.1 * reading.peak), 0.5, 0.3);
  const [first = 0, , third = 0] = reading.crossings(0).filter((time) => time > 1);
  within(1000 / (third - first), 100, 0.1);
  const ratio = -reading.trough / reading.peak;
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(1.1);
});

test('the damped wave rises in 75 ns, rings at 1 MHz and halves between peaks 5 and 10', () => {
  const { at } = transientWaveforms['damped-oscillatory'];
  const reading = scopeReading(at, 0, 9);
  within(reading.peak, 2.5, 0.1);
  within(reading.rise(0.9 * reading.peak) - reading.rise(0.1 * reading.peak), 0.075, 0.2);
  const zeros = reading.crossings(0).filter((time) => time > 0.1);
  const [first = 0, , third = 0] = zeros;
  within(1 / (third - first), 1, 0.1);
  const peakAfter = (zero: number) => {
    const { peak, trough } = scopeReading(at, zero, zero + 0.5, 4000);
    return Math.max(peak, -trough);
  };
  // The second peak follows the first zero, so the fifth follows the fourth.
  expect(peakAfter(zeros[3] ?? 0)).toBeGreaterThan(0.5 * reading.peak);
  expect(peakAfter(zeros[8] ?? 0)).toBeLessThan(0.5 * reading.peak);
});

test('the rectangular current stays above 90 % for 2 ms and is short at its foot', () => {
  const { rise, fall, peak } = scopeReading(transientWaveforms['rectangular-2ms'].at, 0, 4);
  expect(peak).toBeCloseTo(100);
  const duration = fall(90) - rise(90);
  expect(duration).toBeGreaterThanOrEqual(2);
  expect(duration).toBeLessThan(2.4);
  expect(fall(10) - rise(10)).toBeLessThan(1.5 * duration);
  const { at, window } = transientWaveforms['rectangular-2ms'];
  expect([at(window[0]), at(-0.01), at(1), at(window[1])]).toEqual([0, 0, 100, 0]);
  expect(scopeReading(at, ...window).trough).toBe(0);
});
