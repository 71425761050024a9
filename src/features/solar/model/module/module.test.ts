import { expect, test } from 'vitest';
import { faiman, otherCellTemperatures } from './cellTemperature.ts';
import { pvwattsDc, pvwattsInverter, pvwattsLosses } from './pvwatts.ts';

// The reference values of pvlib's own tests.
test('Faiman', () => {
  expect(faiman(900, 20, 5)).toBeCloseTo(35.203, 3);
  expect(faiman(900, 20, 5, 22, 6)).toBeCloseTo(37.308, 3);
  expect(faiman(500, 10, 5)).toBeCloseTo(18.446, 3);
});

test('other models of the cell temperature', () => {
  const at = (irradiance: number, airC: number, wind: number, noct?: number) =>
    otherCellTemperatures({ irradiance, airC, wind }, noct);
  expect(at(1000, 25, 1).noct).toBeCloseTo(55.230790492, 8);
  expect(at(900, 20, 5).sapm).toBeCloseTo(43.509, 3);
  expect(at(900, 20, 5).pvsyst).toBeCloseTo(45.137, 2);
  expect(at(1000, 30, 0, 50).ross).toBeCloseTo(67.5, 9);
});

test('DC power', () => {
  expect(pvwattsDc(900, 30, 100, -0.003)).toBeCloseTo(88.65, 9);
  expect(pvwattsDc(100, 30, 100, -0.003, 0.01)).toBeCloseTo(8.9125, 9);
  expect(pvwattsDc(1200, 30, 100, -0.003, 0.01)).toBeCloseTo(118.45, 9);
});

test('losses', () => {
  expect(100 * pvwattsLosses()).toBeCloseTo(14.075660688264469, 9);
  expect(100 * pvwattsLosses({ age: 0.01 })).toBeCloseTo(14.934904, 6);
});

test.each([
  [90, 100, 85.58556604752516],
  [50, 100, 47.60843624],
  [100, 100, 95],
  [0, 100, 0],
  [0.001, 1, 0],
])('inverter with %f of %f', (dc, limit, ac) => {
  expect(pvwattsInverter(dc, limit, 0.95)).toBeCloseTo(ac, 8);
});
