import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { supplyWaveforms } from './supplyWaveforms.ts';
import type { TimeFunction } from './waveform.ts';

const rms = (at: TimeFunction, from: number, to: number) =>
  Math.sqrt(scopeReading(at, from, to, 20_000).integral((a) => a * a) / (to - from));

test('the test voltage is 50 Hz with a peak of √2', () => {
  const { at } = supplyWaveforms['ac-50hz'];
  expect(rms(at, 0, 20)).toBeCloseTo(100, 3);
  expect(scopeReading(at, 0, 20).peak).toBeCloseTo(141.42, 1);
  const [first = 0, , third = 0] = scopeReading(at, 1, 45).crossings(0);
  expect(1000 / (third - first)).toBeCloseTo(50, 2);
});

test('the dip leaves 40 % for 10 cycles and full voltage around them', () => {
  const { at } = supplyWaveforms.dip;
  expect(rms(at, -20, 0 - 1e-9)).toBeCloseTo(100, 1);
  for (const start of [0, 100, 180]) expect(rms(at, start, start + 20 - 1e-9)).toBeCloseTo(40, 1);
  expect(rms(at, 200, 220)).toBeCloseTo(100, 1);
});

test('the interruption leaves nothing for one cycle', () => {
  const { at } = supplyWaveforms.interruption;
  expect(rms(at, 0, 20 - 1e-9)).toBeCloseTo(0, 6);
  expect(rms(at, 20, 40)).toBeCloseTo(100, 1);
});

test('the direct voltage has its mean and at most 3 % ripple', () => {
  const { peak, trough, integral } = scopeReading(supplyWaveforms.dc.at, 0, 100);
  const mean = integral() / 100;
  expect(mean).toBeCloseTo(100, 3);
  // The ripple factor is half of the peak-to-peak value over the mean.
  expect((peak - trough) / 2 / mean).toBeLessThanOrEqual(0.03);
  expect((peak - trough) / 2 / mean).toBeCloseTo(0.02, 4);
});
