import { expect, test } from 'vitest';
import { batteryCapacityFactor } from './batteryCapacityFactor.ts';

test.each([
  [-10, 0.85],
  [-5, 0.885],
  [0, 0.92],
  [10, 0.97],
  [25, 1],
  [45, 0.98],
])('at %i °C a battery gives %f of its capacity', (temperature, factor) => {
  expect(batteryCapacityFactor(temperature)).toBeCloseTo(factor, 6);
});
