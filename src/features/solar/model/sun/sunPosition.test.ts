import { expect, test } from 'vitest';
import { extraterrestrial } from './clearSky.ts';
import { sunPosition, sunTimes } from './sunPosition.ts';

// Reference values of pvlib's tests. They allow 0.01° to everything but the full SPA algorithm.
const golden = { latitude: 39.742476, longitude: -105.1786, height: 1830.14 };
const within = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance);

test.each([
  ['2003-10-17T19:30:30Z', 50.111622, 194.340241],
  ['2003-10-18T19:30:30Z', 50.47826, 194.311132],
])('Golden at %s', (time, zenith, azimuth) => {
  const sun = sunPosition(Date.parse(time), golden);
  within(sun.zenith, zenith, 0.01);
  within(sun.azimuth, azimuth, 0.01);
});

test.each([
  [golden, '2015-01-02', -7, '07:21:55', '16:47:43', '12:04:45'],
  [golden, '2015-08-02', -7, '05:00:27', '19:13:58', '12:06:58'],
  [{ latitude: -35, longitude: 0, height: 0 }, '1996-07-05', 0, '07:08:15', '17:01:04', '12:04:36'],
  [{ latitude: -35, longitude: 0, height: 0 }, '2004-12-04', 0, '04:38:57', '19:02:03', '11:50:22'],
])('rise, set and noon at %o on %s', (site, date, offset, rise, set, noon) => {
  const at = (clock: string) => Date.parse(`${date}T${clock}Z`) - offset * 3_600_000;
  const times = sunTimes(at('12:00:00'), site);
  // pvlib compares rise and set to the minute.
  within(times.rise, at(rise), 65_000);
  within(times.set, at(set), 65_000);
  within(times.noon, at(noon), 5_000);
});

test('the equation of time follows from true noon', () => {
  const { noon } = sunTimes(Date.parse('2003-10-17T19:30:30Z'), golden);
  const meanNoon = Date.parse('2003-10-17T12:00:00Z') - (golden.longitude / 15) * 3_600_000;
  within((meanNoon - noon) / 60_000, 14.64151, 0.05);
});

test.each([
  [2, 0.983289204601],
  [214, 1.01486146446],
])('the distance of the sun on day %i follows from the light above the air', (day, distance) => {
  // pvlib allows 10 W/m² between its ways to compute it.
  within(extraterrestrial(day), 1366.1 / distance ** 2, 2);
});

test('sunrise, noon and sunset at Pune on the longest day', () => {
  const pune = { latitude: 18.5204, longitude: 73.8567, height: 560 };
  const times = sunTimes(Date.parse('2026-06-21T07:00:00Z'), pune);
  const at = (clock: string) => Date.parse(`2026-06-21T${clock}+05:30`);
  within(times.rise, at('05:59:02'), 1_000);
  within(times.set, at('19:13:42'), 1_000);
  within(times.noon, at('12:36:22'), 1_000);
});
