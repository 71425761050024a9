import { expect, test } from 'vitest';
import { acPowerTable } from './acPowerTable.ts';

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
