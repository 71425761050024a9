import { describe, expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { isWaveformKey, waveforms } from './waveforms.ts';

const keys = [
  ...['1.2/50', '8/20', '10/700', '5/320', '10/350', '10/1000', '2/10', '10/360', '10/160'],
  ...['10/560', '9/720', '4/10', '250/2500', 'steep-front', 'rectangular-2ms', 'eft-pulse'],
  ...['eft-burst', 'ring-wave', 'damped-oscillatory', 'esd', 'pulse-1', 'pulse-2a', 'pulse-2b'],
  ...['pulse-3a', 'pulse-3b', 'load-dump', 'dip', 'interruption', 'ac-50hz', 'dc', 'ripple'],
  ...['cranking', 'dc-dip', 'dc-interruption', 'momentary-drop', 'micro-interruption'],
  ...['esd-330pf', 'esd-2k', 'impedance', '1.2/50-40'],
];

test('has exactly the curves the catalogue may name', () => {
  expect(Object.keys(waveforms).sort()).toEqual(keys.sort());
  expect(isWaveformKey('esd')).toBe(true);
  expect(isWaveformKey('toString')).toBe(false);
});

describe.each(Object.entries(waveforms))('%s', (_, wave) => {
  const [start, end] = wave.window;
  const [bottom, top] = wave.range;

  test('stays on the screen', () => {
    const { peak, trough } = scopeReading(wave.at, start, end, 5000);
    expect(trough).toBeGreaterThanOrEqual(bottom);
    expect(peak).toBeLessThanOrEqual(top);
  });

  test('uses divisions of 1, 2, 2.5 or 5', () => {
    for (const division of [(end - start) / 10, (top - bottom) / 8]) {
      const mantissa = division / 10 ** Math.floor(Math.log10(division) + 1e-9);
      expect([1, 2, 2.5, 5].some((n) => Math.abs(n - mantissa) < 1e-9)).toBe(true);
    }
  });

  test('puts its points on the curve and its markers on the screen', () => {
    for (const { time, until, amplitude } of wave.markers ?? []) {
      expect(time).toBeGreaterThanOrEqual(start);
      expect(until ?? time).toBeLessThanOrEqual(end);
      if (until === undefined) {
        expect(Math.abs(wave.at(time) - amplitude)).toBeLessThan(0.02 * (top - bottom));
      }
    }
  });
});
