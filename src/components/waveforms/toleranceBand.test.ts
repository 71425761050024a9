import { expect, test } from 'vitest';
import { xOf, yOf } from './graticule.ts';
import { toleranceBand, toleranceLimits } from './toleranceBand.ts';
import { waveforms } from './waveforms.ts';

test('a width of 50 ns ± 30 % may end from 35 ns to 65 ns after its start', () => {
  const wave = waveforms['eft-pulse'];
  const [marker] = wave.markers ?? [];
  if (!marker) throw new Error('the pulse has lost its marker');
  const band = toleranceBand(wave, { ...marker, time: 0, until: 50 });
  expect(band?.x).toBeCloseTo(xOf(wave, 35), 0);
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(xOf(wave, 65), 0);
});

test('a first peak of 30 A ± 15 % may reach from 25.5 A to 34.5 A', () => {
  const wave = waveforms.esd;
  const [peak] = wave.markers ?? [];
  if (!peak) throw new Error('the discharge has lost its peak');
  const band = toleranceBand(wave, peak);
  expect(band?.y).toBeCloseTo(yOf(wave, 34.5), 0);
  expect((band?.y ?? 0) + (band?.height ?? 0)).toBeCloseTo(yOf(wave, 25.5), 0);
});

test('a band lies around its marker, and that of a width begins where the marker does', () => {
  const wave = waveforms.esd;
  const point = toleranceBand(wave, { label: '', time: 30, amplitude: 16, tolerance: '± 30 %' });
  expect(point?.x).toBeCloseTo(xOf(wave, 30) - 6, 0);
  expect(point?.width).toBe(12);
  const width = { label: '', time: 10, until: 20, amplitude: 16, tolerance: '± 30 %' };
  const band = toleranceBand(wave, width);
  expect(band?.x).toBeCloseTo(xOf(wave, 17), 0);
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(xOf(wave, 23), 0);
  expect(band?.y).toBeCloseTo(yOf(wave, 16) - 9, 0);
});

test('a marker without tolerance has no band', () => {
  const wave = waveforms.esd;
  expect(toleranceBand(wave, { label: '30 A', time: 1, amplitude: 30 })).toBeUndefined();
});

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
