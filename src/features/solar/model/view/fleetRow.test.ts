import { expect, test } from 'vitest';
import { sampleMoment } from '../sampleMoment.ts';
import { fleetAt, fleetTotals } from './fleetRow.ts';

test('the fleet at a moment has its plants, its power so far and its alarms, the latest first', () => {
  const { rows, events, power } = fleetAt(sampleMoment, []);
  expect(rows).toHaveLength(12);
  expect(fleetTotals(rows).kw.toFixed(1)).toBe('1390.6');
  expect(power).toHaveLength(154);
  expect([power[0], power[140]?.toFixed(1), power.at(-1)?.toFixed(1)]).toEqual([
    0,
    '1274.1',
    '1418.4',
  ]);
  const raised = events.map((event) => event.raised);
  expect(events.map(({ rule }) => rule)).toEqual(Array(5).fill('soiled'));
  expect(raised).toEqual(raised.toSorted((a, b) => b - a));
});

test('alarms of a log that are on count for their plant', () => {
  const { day } = sampleMoment;
  const before = { plantId: 'satara', device: 'plant', raised: (day - 1) * 1440, lost: 1 } as const;
  const event = { ...before, id: 'one', rule: 'gridOutOfRange', cleared: day * 1440 - 5 } as const;
  const { rows, events } = fleetAt(sampleMoment, [{ plantId: 'satara', day, events: [event] }]);
  expect(events).toContainEqual(event);
  expect(rows[0]).toMatchObject({ plantId: 'satara', alarms: 0 });
});
