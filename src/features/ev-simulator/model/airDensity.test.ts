import { expect, test } from 'vitest';
import { airDensity } from './airDensity.ts';

test.each([
  [-10, 0, 1.341],
  [0, 0, 1.292],
  [10, 0, 1.247],
  [20, 0, 1.204],
  [25, 0, 1.184],
  [30, 0, 1.164],
  [40, 0, 1.127],
  [30, 560, 1.089],
])('air of %i °C at %i m weighs %f kg/m³', (temperature, altitude, density) => {
  expect(airDensity(temperature, altitude)).toBeCloseTo(density, 3);
});
