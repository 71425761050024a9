import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { plantOf } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import { addDay, alarmLog, eventsAt, soilingEvents } from './alarmLog.ts';
import type { AlarmEvent } from './alarmTypes.ts';
import { watch } from './watch.ts';

function anew(id: string) {
  const plant = plantOf(id);
  if (!plant) throw new Error(id);
  return { ...plant };
}

/** In minutes from the midnight before the day, the latest first. */
const textsOf = (events: readonly AlarmEvent[], day: number) =>
  events.map(({ rule, device, raised, cleared, lost }) => {
    const end = cleared === undefined ? 'now' : cleared - day * 1440;
    return `${rule} ${device} from ${raised - day * 1440} to ${end}, ${lost.toFixed(2)} kWh`;
  });

/** Alarms of a day and the one before it. */
function alarmsOf(id: string, date: string, until?: number): string[] {
  const plant = anew(id);
  const day = dayNumber(date);
  const empty = { plantId: id, day: day - 1, events: [] };
  const log = addDay(empty, plantDay(plant, day - 1));
  return textsOf(eventsAt(plant, log, plantDay(plant, day, until)), day);
}

test.each<[plant: string, date: string, alarms: string[]]>([
  [
    'pune',
    '2026-04-22',
    [
      'stringLow inv-01-s4 from 744 to now, 26.77 kWh',
      'gridOutOfRange plant from 691 to 730, 58.18 kWh',
    ],
  ],
  [
    'latur',
    '2025-09-03',
    [
      'gridOutOfRange plant from 421 to 429, 0.41 kWh',
      'ratioLow plant from -323 to now, 221.53 kWh',
      'yieldLow inv-01 from -323 to now, 108.27 kWh',
      'inverterStopped inv-01 from -758 to now, 218.18 kWh',
      'gridOutOfRange plant from -1203 to -1193, 0.00 kWh',
    ],
  ],
  ['latur', '2025-09-05', []],
  [
    'latur',
    '2025-09-09',
    ['sensorHigh plant from 1059 to now, 0.00 kWh', 'sensorStuck plant from 920 to now, 0.00 kWh'],
  ],
  [
    'nashik',
    '2025-04-13',
    [
      'ratioLow plant from 1132 to now, 96.04 kWh',
      'inverterStopped inv-02 from 499 to 721, 79.22 kWh',
      'gridOutOfRange plant from -1277 to -1263, 0.00 kWh',
      'soiled plant from -28440 to -8280, 612.36 kWh',
    ],
  ],
  [
    'baramati',
    '2025-07-16',
    [
      'gridOutOfRange plant from 411 to 436, 1.64 kWh',
      'insulationLow inv-01 from 371 to 557, 10.05 kWh',
      'loggerSilent plant from -664 to -609, 0.00 kWh',
    ],
  ],
  [
    'baramati',
    '2026-05-13',
    [
      'inverterSilent inv-03 from 707 to 1007, 0.00 kWh',
      'gridOutOfRange plant from -4 to 0, 0.00 kWh',
    ],
  ],
])('the alarms of %s on %s are those that were', (id, date, alarms) => {
  expect(alarmsOf(id, date)).toEqual(alarms);
});

test('a log goes back two weeks', () => {
  const plant = anew('latur');
  const day = dayNumber('2025-09-09');
  const log = alarmLog(plant, day);
  expect(log.day).toBe(day);
  expect(textsOf(eventsAt(plant, log, plantDay(plant, day)), day)).toEqual([
    'sensorHigh plant from 1059 to now, 0.00 kWh',
    'sensorStuck plant from 920 to now, 0.00 kWh',
    'gridOutOfRange plant from -8219 to -8211, 0.41 kWh',
    'ratioLow plant from -8963 to -6085, 221.53 kWh',
    'yieldLow inv-01 from -8963 to -6085, 108.27 kWh',
    'inverterStopped inv-01 from -9398 to -6806, 218.18 kWh',
    'gridOutOfRange plant from -9843 to -9833, 0.00 kWh',
    'gridOutOfRange plant from -10374 to -10332, 0.00 kWh',
    'loggerSilent plant from -15725 to -15700, 0.00 kWh',
  ]);
});

test('at noon an alarm of the afternoon is not known, and one that is on has no end', () => {
  const before = alarmsOf('pune', '2026-04-22', 700);
  expect(before[0]).toMatch(/^gridOutOfRange plant from 691 to now/);
  expect(alarmsOf('nashik', '2025-04-13', 720)[0]).toMatch(
    /^inverterStopped inv-02 from 499 to now/,
  );
});

test('a rule on the whole day stays as it was until sunset', () => {
  const isOn = (text: string) => /^(ratioLow|yieldLow) .* from -323 to now/.test(text);
  expect(alarmsOf('latur', '2025-09-03', 720).filter(isOn)).toHaveLength(2);
  expect(alarmsOf('nashik', '2025-04-13', 720).join()).not.toContain('ratioLow');
});

test('dirty modules are reported from the morning on, until they are washed', () => {
  const plant = anew('nashik');
  const day = dayNumber('2025-04-13');
  const [washed] = soilingEvents(plant, day - 14, day);
  const [dirty] = soilingEvents(plant, day - 14, day - 7);
  expect(washed).toMatchObject({ rule: 'soiled', device: 'plant', plantId: 'nashik' });
  expect(washed?.cleared).toBe((day - 6) * 1440 + 360);
  expect(dirty?.raised).toBe(washed?.raised);
  expect(dirty).not.toHaveProperty('cleared');
  expect(soilingEvents(plant, day - 5, day)).toEqual([]);
});

const from = { from: 100, to: 200, hold: 10, carried: false };
test.each([
  ['broken for too short a time', from, (m: number) => m >= 150 && m < 159, []],
  [
    'broken long enough',
    from,
    (m: number) => m >= 150 && m < 160,
    [{ from: 150, raised: 160, cleared: 160 }],
  ],
  ['broken until the end', from, (m: number) => m >= 150, [{ from: 150, raised: 160 }]],
  [
    'carried over and kept again',
    { ...from, carried: true },
    (m: number) => m < 120,
    [{ from: -1, raised: -1, cleared: 120 }],
  ],
  [
    'carried over and not judged',
    { ...from, carried: true },
    () => undefined,
    [{ from: -1, raised: -1 }],
  ],
  [
    'not judged in between, which is no end',
    from,
    (m: number) => (m >= 155 && m < 170 ? undefined : m >= 150 && m < 180),
    [{ from: 150, raised: 175, cleared: 180 }],
  ],
  [
    'broken twice',
    { ...from, hold: 1 },
    (m: number) => m === 110 || m === 120,
    [
      { from: 110, raised: 111, cleared: 111 },
      { from: 120, raised: 121, cleared: 121 },
    ],
  ],
] as const)('a rule that is %s', (_, watched, judge, spans) => {
  expect(watch({ ...watched, judge })).toEqual(spans);
});
