import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { plantOf } from './fleet.ts';
import { plantDay } from './plantDay.ts';
import { stringsAt } from './strings.ts';

function dayOf(id: string, date: string, until?: number) {
  const plant = plantOf(id);
  if (!plant) throw new Error(id);
  return plantDay({ ...plant }, dayNumber(date), until);
}

test.each([
  ['nashik', '2025-08-20', 1.008226],
  ['nashik', '2025-11-15', 1.022419],
  ['nashik', '2026-02-20', 1],
  ['satara', '2025-11-15', 1],
])('the sensor of %s shows on %s %f of the light', (id, date, share) => {
  const { irradiance, light } = dayOf(id, date);
  expect((irradiance[720] ?? 0) / (light.plane[720] ?? 1)).toBeCloseTo(share, 6);
});

test('a gap that the logger fills later is missing only until the link is back', () => {
  const lost = (until: number) =>
    dayOf('baramati', '2026-02-10', until).missing.filter((minute) => minute === 1).length;
  expect([lost(661), lost(700), lost(783), lost(784), lost(1440)]).toEqual([0, 39, 122, 0, 0]);
});

test('a string is open from the minute it fails', () => {
  const given = dayOf('pune', '2026-04-22');
  const open = (minute: number) => stringsAt(given, 0, minute).map((strength) => strength === 0);
  expect(open(673)).toEqual([false, false, false, false]);
  expect(open(674)).toEqual([false, false, false, true]);
  // Before sunrise and after sunset it is as in the evening.
  expect(open(100)[3]).toBe(true);
  expect(stringsAt(given, 3, 674).every((strength) => strength > 0.9)).toBe(true);
});

test('a day that is cut is known up to that minute', () => {
  const { acKw, dcKw, light, moduleC } = dayOf('pune', '2026-04-22', 600);
  for (const series of [acKw, dcKw, light.plane, light.airC, moduleC]) {
    expect(series[599]).toBeGreaterThan(0);
    expect(series.slice(600).every((value) => value === 0)).toBe(true);
  }
  expect(moduleC[200]).toBe(light.airC[200]);
});
