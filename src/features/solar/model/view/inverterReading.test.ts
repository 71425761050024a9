import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { plantOf } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import { median, stringShares } from '../plant/strings.ts';
import { dayTable } from '../report/dayTable.ts';
import { fleetRow } from './fleetRow.ts';
import { inverterReading } from './inverterReading.ts';
import { plantState } from './plantState.ts';

function dayOf(id: string, date: string, until?: number) {
  const plant = plantOf(id);
  if (!plant) throw new Error(id);
  return plantDay({ ...plant }, dayNumber(date), until);
}

test.each([
  ['pune', '2026-04-22', 0, 200, 'Waiting for light'],
  ['pune', '2026-04-22', 0, 689, 'Producing'],
  ['pune', '2026-04-22', 0, 690, 'Waiting for the grid'],
  ['pune', '2026-04-22', 0, 730, 'Producing'],
  ['baramati', '2025-07-16', 0, 400, 'Stopped, insulation low'],
  ['baramati', '2025-07-16', 1, 400, 'Producing'],
  ['baramati', '2026-05-13', 2, 800, 'No data, the link is down'],
  ['baramati', '2026-07-13', 0, 750, 'No data, the link is down'],
  ['nashik', '2025-04-13', 1, 720, 'Stopped, fault'],
  ['nashik', '2025-04-13', 1, 721, 'Producing'],
  ['sangli', '2025-03-12', 0, 720, 'Fan fault, limited when hot'],
] as const)('%s on %s, inverter %d in minute %d: %s', (id, date, inverter, minute, state) => {
  const given = dayOf(id, date);
  const reading = inverterReading(given, inverter, minute);
  expect(reading.state).toBe(state);
  const isSilent = state.startsWith('No data');
  expect(reading.rows.every(([, value]) => value === '–')).toBe(isSilent);
});

const textOf = (...given: Parameters<typeof inverterReading>) =>
  inverterReading(...given).rows.map(([label, value]) => `${label} ${value}`);

test('a display shows power, voltages, temperature and the strings', () => {
  const given = dayOf('sangli', '2025-03-12');
  expect(textOf(given, 0, 720)).toEqual([
    ...['AC power 15.0 kW', 'DC power 15.4 kW', 'Efficiency 97.5 %', 'Grid voltage 401 V'],
    ...['DC voltage 579 V', 'Cabinet 48.4 °C', 'Insulation 1738 kΩ'],
    'Energy of the day so far 59.0 kWh',
    ...[1, 2, 3, 4, 5].map((string) => `String ${string} 5.3 A`),
  ]);
  const { acKw, energy, cabinetC, dcVolts, amperes } = inverterReading(given, 0, 720);
  expect([acKw, energy, cabinetC, dcVolts].map((value) => value.toFixed(1))).toEqual([
    '15.0',
    '59.0',
    '48.4',
    '579.2',
  ]);
  expect(amperes).toHaveLength(5);
});

test('without the grid there is voltage of the modules alone, at night not even that', () => {
  const given = dayOf('pune', '2026-04-22');
  expect(textOf(given, 0, 700).slice(0, 9)).toEqual([
    ...['AC power 0.0 kW', 'DC power 0.0 kW', 'Efficiency –', 'Grid voltage 0 V'],
    ...['DC voltage 589 V', 'Cabinet 39.2 °C', 'Insulation 1907 kΩ'],
    ...['Energy of the day so far 56.7 kWh', 'String 1 0.0 A'],
  ]);
  expect(textOf(given, 0, 200)[4]).toBe('DC voltage 0 V');
});

test('an open string has no share, and without power there are none', () => {
  const given = dayOf('pune', '2026-04-22');
  const shares = stringShares(given, 0, 800) ?? [];
  expect(shares.map((share) => share.toFixed(1))).toEqual(['1.0', '1.0', '1.0', '0.0']);
  expect(stringShares(given, 0, 700)).toBeUndefined();
  expect(stringShares(dayOf('baramati', '2026-07-13'), 0, 750)).toBeUndefined();
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], 0],
])('the median of %j', (values, middle) => expect(median(values)).toBe(middle));

const alarm = { id: '', plantId: '', device: '', raised: 0, lost: 0 };
test.each([
  ['pune', '2026-04-22', 200, 'night'],
  ['pune', '2026-04-22', 374, 'night'],
  ['pune', '2026-04-22', 600, 'producing'],
  ['pune', '2026-04-22', 700, 'stopped'],
  ['pune', '2026-04-22', 1133, 'night'],
  ['baramati', '2026-07-13', 750, 'silent'],
] as const)('%s on %s is in minute %d %s', (id, date, minute, state) => {
  expect(plantState(dayOf(id, date), minute, [])).toBe(state);
});

test('only a grave alarm makes a plant reduced, and the worst that is on is shown', () => {
  const given = dayOf('pune', '2026-04-22', 601);
  const minor = { ...alarm, rule: 'soiled' } as const;
  const major = { ...alarm, rule: 'stringLow' } as const;
  expect(plantState(given, 600, [minor])).toBe('producing');
  expect(plantState(given, 600, [minor, major])).toBe('reduced');
  const over = { ...alarm, rule: 'inverterStopped', cleared: 5 } as const;
  const row = fleetRow(given, [minor, over, major]);
  expect(row).toMatchObject({ alarms: 2, worst: 'major', state: 'reduced', acKw: 88 });
  expect(fleetRow(given, []).worst).toBeUndefined();
  expect(row.kw).toBeCloseTo(given.acKw[600] ?? 0, 9);
  expect(row.irradiance).toBeCloseTo(given.irradiance[600] ?? 0, 9);
  expect(row.finalYield).toBeCloseTo(row.energy / row.dcKwp, 9);
  expect(row.performanceRatio).toBeCloseTo(row.finalYield / row.referenceYield, 9);
});

test('a day’s table has a row for each minute so far, empty where nothing was recorded', () => {
  const [head = [], ...rows] = dayTable(dayOf('baramati', '2026-07-13', 760));
  expect(head.slice(-4)).toEqual([1, 2, 3, 4].map((index) => `INV-0${index} AC kW`));
  expect(rows).toHaveLength(760);
  expect(rows[601]?.[0]).toBe('2026-07-13 10:01');
  const [, sun, air, module, dc, ac, expected, first] = (rows[601] ?? []).map(Number);
  expect([sun, air, module, dc, ac, expected, first].every((value) => Number(value) > 0)).toBe(
    true,
  );
  expect(Number(dc)).toBeGreaterThan(Number(ac));
  expect(Number(ac)).toBeGreaterThan(Number(first));
  expect(rows[750]?.slice(1).every((value) => Number.isNaN(value))).toBe(true);
});
