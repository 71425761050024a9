import { expect, test } from 'vitest';
import { dayNumber } from './indianTime.ts';
import { lastNoon } from './lastNoon.ts';

test.each([
  ['19:10 in the evening', '2026-11-15T13:40:00Z', '2026-11-15'],
  ['02:00 in the night', '2026-11-15T20:30:00Z', '2026-11-15'],
  ['06:00 before sunrise', '2026-11-16T00:30:00Z', '2026-11-15'],
])('at %s the last 12:30 is that of the day with light', (_, time, date) => {
  expect(lastNoon(Date.parse(time))).toEqual({ day: dayNumber(date), minute: 750 });
});

test('by day the console is live', () => {
  for (const time of ['2026-11-15T04:00:00Z', '2026-06-15T07:00:00Z', '2026-11-15T11:00:00Z'])
    expect(lastNoon(Date.parse(time))).toBeUndefined();
});
