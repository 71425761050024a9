import { expect, test } from 'vitest';
import { airDensity, batteryCapacityFactor, hvacLoad } from './ambient.ts';

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

test.each([
  [-10, 2500, 4500],
  [0, 1800, 3500],
  [10, 900, 1800],
  [22, 200, 200],
  [30, 900, 900],
  [35, 1500, 1500],
  [45, 2800, 2800],
])('at %i °C a heat pump takes %i W, a resistive heater %i W', (temperature, pump, resistive) => {
  expect(hvacLoad(temperature, 'heatPump')).toBeCloseTo(pump, 6);
  expect(hvacLoad(temperature, 'resistive')).toBeCloseTo(resistive, 6);
});

test('the load is interpolated between two rows', () => {
  expect(hvacLoad(5, 'heatPump')).toBeCloseTo(1350, 6);
  expect(hvacLoad(27, 'resistive')).toBeCloseTo(550, 6);
});

test('the load is extrapolated beyond the table', () => {
  expect(hvacLoad(-20, 'resistive')).toBeCloseTo(5500, 6);
  expect(hvacLoad(50, 'heatPump')).toBeCloseTo(3400, 6);
});
