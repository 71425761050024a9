import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { fleet, inverterId } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import { addDay, alarmLog, eventsAt } from './alarmLog.ts';
import { type RuleId, ruleIds } from './rules.ts';

const first = dayNumber('2026-05-01');
const logs = fleet.map((plant) => ({ plant, log: alarmLog(plant, first) }));

test('a log continued day by day is the log of the later day', () => {
  for (const { plant, log } of logs) {
    let continued = log;
    for (let day = first; day < first + 5; day += 1)
      continued = addDay(continued, plantDay(plant, day));
    const later = alarmLog(plant, first + 5);
    const open = (events: typeof log.events) =>
      events.filter(({ cleared }) => cleared === undefined).map(({ id }) => id);
    expect(open(continued.events)).toEqual(open(later.events));
  }
});

test('an inverter that stops in good light is reported, with the energy it costs', () => {
  let stops = 0;
  for (const { plant, log } of logs) {
    let all = log;
    for (let day = first; day < first + 60; day += 1) {
      const given = plantDay(plant, day);
      all = addDay(all, given);
      const noon = given.irradiance.slice(660, 780);
      const tripped = given.faults.find(
        ({ kind, start, end }) =>
          kind === 'trip' && start < day * 1440 + 660 && end > day * 1440 + 780,
      );
      const isPlain = given.faults.every(({ kind }) => !['outage', 'gap', 'link'].includes(kind));
      if (!tripped || !isPlain || Math.min(...noon) < 200) continue;
      const event = all.events.find(
        ({ rule, device, raised, cleared = Number.POSITIVE_INFINITY }) =>
          rule === 'inverterStopped' &&
          device === inverterId(tripped.inverter ?? 0) &&
          raised < day * 1440 + 780 &&
          cleared >= day * 1440 + 780,
      );
      expect(event?.lost).toBeGreaterThan(0);
      stops += 1;
    }
  }
  expect(stops).toBeGreaterThan(3);
});

test('every rule but those for what cannot happen here finds something in two years', () => {
  const never: RuleId[] = ['moduleHot', 'sensorHigh'];
  const seen = new Set<RuleId>();
  for (const plant of fleet.slice(0, 4))
    for (const start of ['2025-01-20', '2025-03-25', '2025-07-01', '2025-08-15', '2026-04-20']) {
      const day = dayNumber(start);
      for (const { rule } of eventsAt(plant, alarmLog(plant, day), plantDay(plant, day)))
        seen.add(rule);
    }
  expect(ruleIds.filter((rule) => !seen.has(rule) && !never.includes(rule))).toEqual([]);
});
