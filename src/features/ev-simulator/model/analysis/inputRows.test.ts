import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { perCause, type RangeFound } from '../simulationResult.ts';
import { caseDifference } from './caseDifference.ts';
import { inputRows } from './inputRows.ts';

const rows = (given: Partial<SimulatorInputs> = {}) =>
  inputRows({ ...defaultInputs, ...given }).map(([label, value, unit]) =>
    [label, value, unit].filter(Boolean).join(' '),
  );
const advanced = (given: Partial<SimulatorInputs> = {}) => rows({ mode: 'advanced', ...given });

test('in basic mode the four figures and the air conditioning are what counts', () => {
  expect(rows()).toEqual([
    'Drive steady',
    'Battery capacity 60 kWh',
    'Average speed 80 km/h',
    'Motor power 150 kW',
    'Vehicle weight 1800 kg',
    'Air conditioning off',
  ]);
  expect(rows({ airConditioning: true }).at(-1)).toBe('Air conditioning on');
});

test('a cycle has its own speeds, and prices are no part of the drive', () => {
  const steady = advanced({ drive: 'steady' });
  expect(steady).toContain('Drive steady');
  expect(steady).toContain('Average speed 80 km/h');
  const cycle = advanced();
  expect(cycle).toContain('Drive midc');
  expect(cycle.some((row) => row.startsWith('Average speed'))).toBe(false);
  expect(cycle.some((row) => /Price|Petrol|trip|Charge up/.test(row))).toBe(false);
  expect(cycle).toContain('Heating heat pump');
  expect(advanced({ heater: 'resistive' })).toContain('Heating resistive');
});

test('a drawing is listed by its points', () => {
  const points = [
    [0, 0],
    [9, 30],
  ] as const;
  expect(advanced({ drive: 'drawn', points })).toContain('Points of the drive (s-km/h) 0-0_9-30');
  expect(advanced({ points }).join()).not.toContain('Points of the drive');
  expect(rows({ drive: 'drawn', points }).join()).not.toContain('Points of the drive');
});

test('a slope has a gradient, a profile has heights, and a level road an altitude only', () => {
  const has = (list: string[], start: string) => list.some((row) => row.startsWith(start));
  const level = advanced();
  expect(['Gradient', 'Length of the slope', 'Heights'].map((row) => has(level, row))).toEqual([
    ...[false, false, false],
  ]);
  expect(has(level, 'Altitude')).toBe(true);
  const slope = advanced({ road: 'slope', gradientPercent: 5 });
  for (const row of [
    'Gradient 5 %',
    'Length of the slope 10 km',
    'Altitude',
    'Heights of the road',
  ])
    expect(has(slope, row), row).toBe(true);
  const profile = advanced({
    road: 'profile',
    profile: [
      [0, 5],
      [9, 7],
    ],
  });
  expect(profile).toContain('Heights of the road (km-m) 0-5_9-7');
  expect(['Gradient', 'Altitude'].map((row) => has(profile, row))).toEqual([false, false]);
});

test('two cases differ cause by cause, without what neither has', () => {
  const found = (given: object) =>
    ({ whPerKmByCause: { ...perCause(() => 0), ...given } }) as unknown as RangeFound;
  const kept = found({ aero: 60, rolling: 0.04, gradient: -0.05 });
  const now = found({ aero: 50, hvac: 0.05 });
  expect(caseDifference(kept, now)).toEqual([
    { label: 'Air resistance', kept: 60, now: 50, difference: -10 },
    { label: 'Gradient', kept: -0.05, now: 0, difference: 0.05 },
    { label: 'Air conditioning and heating', kept: 0, now: 0.05, difference: 0.05 },
  ]);
});
