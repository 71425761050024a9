import { expect, test } from 'vitest';
import { alarmLog } from './alarms/alarmLog.ts';
import { fleet } from './plant/fleet.ts';
import { sampleMoment, samplePlantId } from './sampleMoment.ts';
import { fleetAt, fleetTotals } from './view/fleetRow.ts';

test('the specified figures are what the fleet shows at the moment of the sample', () => {
  const logs = fleet.map((plant) => alarmLog(plant, sampleMoment.day));
  const { rows, events } = fleetAt(sampleMoment, logs);
  const totals = fleetTotals(rows);
  expect((totals.kw / 1000).toFixed(1)).toBe('1.4');
  expect(totals.producing).toBe(12);
  expect(rows.find(({ plantId }) => plantId === samplePlantId)?.kw.toFixed(0)).toBe('96');
  expect(totals.alarms).toBe(2);
  expect(events.filter(({ cleared }) => cleared === undefined)).toHaveLength(2);
});
