import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { sensitivity } from './sensitivity.ts';

test('at 80 km/h wind and speed move the range of the default car most', () => {
  const rows = sensitivity({ ...defaultInputs, mode: 'advanced', drive: 'steady' });
  expect(rows.slice(0, 2).map(({ label }) => label)).toEqual(['Headwind', 'Average speed']);
  const battery = rows.find(({ label }) => label === 'Battery capacity');
  // The range is proportional to the battery.
  expect(battery?.higherKm).toBeCloseTo(-(battery?.lowerKm ?? 0), 6);
  expect(battery?.change).toBe('± 10 %');
  const spreads = rows.map(({ lowerKm, higherKm }) => Math.abs(higherKm - lowerKm));
  expect(spreads[1]).toBeGreaterThan(spreads.at(-1) ?? 0);
});

test('a cycle has its own speeds, and basic mode only its own inputs', () => {
  const labels = (changes: object) =>
    sensitivity({ ...defaultInputs, ...changes }).map(({ label }) => label);
  expect(labels({ mode: 'advanced' })).not.toContain('Average speed');
  expect(labels({ mode: 'advanced' })).toContain('Headwind');
  const steady = { mode: 'advanced', drive: 'steady' };
  const slope = labels({ ...steady, road: 'slope', gradientPercent: 2 });
  expect(slope).toContain('Gradient');
  expect(slope).toContain('Altitude');
  expect(labels({ ...steady, road: 'profile' })).not.toContain('Altitude');
  expect(labels({ ...steady, gradientPercent: 2 })).not.toContain('Gradient');
  expect(labels({}).sort()).toEqual([
    'Air conditioning and heating',
    'Average speed',
    'Battery capacity',
    'Vehicle weight',
  ]);
});

test('without a range nothing moves it', () => {
  expect(sensitivity({ ...defaultInputs, speedKmh: 0 })).toEqual([]);
});
