import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { runningCost } from './runningCost.ts';

test('a kilometre with 117 Wh costs about a rupee and 94 g of CO₂', () => {
  const { socketWhPerKm, electric, petrol } = runningCost(defaultInputs, 117);
  expect(socketWhPerKm).toBeCloseTo(130, 9);
  expect(electric.rupees).toBeCloseTo(0.13 * 8, 9);
  expect(electric.gramsCo2).toBeCloseTo(130 * 0.72, 9);
  expect(petrol.rupees).toBeCloseTo(105 / 16, 9);
  expect(petrol.gramsCo2).toBeCloseTo(2310 / 16, 9);
});
