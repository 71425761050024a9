import { expect, test } from 'vitest';
import { acPowerTable, chargerOf, outletOf, outlets } from './chargers.ts';

test('every outlet converts to its charger and back', () => {
  expect(outlets).toHaveLength(6);
  for (const { value } of outlets) expect(outletOf(chargerOf(value))).toBe(value);
});

test('an AC outlet has 230 V unless another voltage was entered', () => {
  expect(chargerOf('ac-32')).toEqual({ kind: 'ac', amperes: 32, volts: 230 });
  expect(chargerOf('ac-80', 110)).toEqual({ kind: 'ac', amperes: 80, volts: 110 });
});

test.each([
  [16, 1.8, 3.7, 26.7],
  [32, 3.5, 7.4, 53.3],
  [48, 5.3, 11.0, 80.0],
  [80, 8.8, 18.4, 96.0],
])('%i A is %f kW at 110 V and %f kW at 230 V', (amperes, lowest, highest, duty) => {
  const row = acPowerTable().find((candidate) => candidate.amperes === amperes);
  expect(row?.lowestKw).toBeCloseTo(lowest, 1);
  expect(row?.highestKw).toBeCloseTo(highest, 1);
  expect(row?.pilotDutyPercent).toBeCloseTo(duty, 1);
});
