import { expect, test } from 'vitest';
import { type ChargingInputs, defaultCharging } from './chargingInputs.ts';
import { quickCharge } from './quickCharge.ts';

/** Large enough for 180 kW at 3 C, and a charge that is possible in 15 minutes. */
const quick = { ...defaultCharging, batteryKwh: 100, fromPercent: 20, toPercent: 60 };
const obstacles = (changes: Partial<ChargingInputs>, minutes = 16) =>
  quickCharge({ ...quick, ...changes }, minutes).obstacles;

test('up to 15 minutes the claim holds, and nothing stands in its way', () => {
  expect(quickCharge(quick, 15)).toMatchObject({ holds: true, obstacles: [] });
  expect(obstacles({ carLimitKw: 50 }, 15)).toEqual([]);
  expect(quickCharge(quick, 15.1).holds).toBe(false);
});

test('the condition says how much energy that is', () => {
  const { condition, storedKwh } = quickCharge(quick, 10);
  expect(storedKwh.map((kwh) => kwh.toFixed(1))).toEqual(['27.6', '41.4']);
  expect(condition).toContain('up to 80 % state of charge: they bring 28 to 41 kWh');
});

test('a charge that meets every condition to the last digit has no obstacle', () => {
  // 92 % of 180 kW are 165.6 kW: what 1.656 C bring to 100 kWh.
  const least = { batteryVolts: 360, toPercent: 61.4, peakC: 1.656 };
  expect(obstacles(least)).toEqual([]);
  expect(obstacles({ batteryVolts: 360, fromPercent: 40, toPercent: 80 })).toEqual([]);
});

test.each([
  [{ charger: { kind: 'dc', split: true } }, 'This outlet gives 90.0 kW, not 180 kW.'],
  [{ carLimitKw: 179 }, 'The car accepts 179 kW, not 180 kW.'],
  [{ connector: 'gbt' }, 'GB/T DC carries 100.0 kW at 400 V.'],
  [{ peakC: 1.6 }, 'The cells accept 160.0 kW (1.6 C).'],
  [{ toPercent: 62 }, 'The charge needs 42.0 kWh; 15 minutes at full power bring 41.4 kWh.'],
  [
    { fromPercent: 60, toPercent: 81 },
    'Above 80 % the battery takes less than the charger offers.',
  ],
] as const)('%j stands in its way', (changes, obstacle) => {
  expect(obstacles(changes)).toEqual([obstacle]);
});

test('without a taper the cells are no obstacle', () => {
  expect(obstacles({ taper: false, peakC: 1, fromPercent: 60, toPercent: 100 })).toEqual([]);
});
