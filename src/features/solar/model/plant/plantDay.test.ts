import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { acKw, fleet, type Plant } from './fleet.ts';
import { plantDay } from './plantDay.ts';
import type { PlantDay } from './plantDayTypes.ts';
import { stringsAt } from './strings.ts';

const day = dayNumber('2026-03-14');
const [first] = fleet as [Plant, ...Plant[]];
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const kwh = (series: Float64Array) => sum(series) / 60;

test('the same day is always the same, and other days and plants differ', () => {
  expect(plantDay(first, day).acKw).toEqual(plantDay(first, day).acKw);
  expect(kwh(plantDay(first, day).acKw)).not.toBe(kwh(plantDay(first, day - 1).acKw));
  const yields = new Set(fleet.map((plant) => kwh(plantDay(plant, day).acKw) / plant.dcKwp));
  expect(yields.size).toBe(fleet.length);
});

test('a day cut at noon is the first half of the whole day', () => {
  const whole = plantDay(first, day);
  const cut = plantDay(first, day, 720);
  expect(cut.acKw.slice(0, 720)).toEqual(whole.acKw.slice(0, 720));
  expect(cut.irradiance.slice(0, 720)).toEqual(whole.irradiance.slice(0, 720));
  expect(sum(cut.acKw.slice(720))).toBe(0);
  expect(sum(cut.irradiance.slice(720))).toBe(0);
});

/** Some days of each season, with faults among them. */
const samples: PlantDay[] = fleet.flatMap((plant) =>
  ['2025-01-20', '2025-05-02', '2025-07-11', '2025-10-30', '2026-08-15'].map((date) =>
    plantDay(plant, dayNumber(date)),
  ),
);

test('power adds up from strings to inverters to the plant', () => {
  for (const sample of samples) {
    const { plant, inverters } = sample;
    expect(sum(inverters.map((inverter) => kwh(inverter.acKw)))).toBeCloseTo(kwh(sample.acKw), 6);
    expect(sum(inverters.map((inverter) => kwh(inverter.dcKw)))).toBeCloseTo(kwh(sample.dcKw), 6);
    const strengths = stringsAt(sample, 0, 720);
    expect(strengths).toHaveLength(plant.stringsEach);
    expect(Math.max(...sample.acKw)).toBeLessThanOrEqual(acKw(plant) + 1e-9);
  }
});

test('the losses account for all the light', () => {
  for (const { losses, acKw: power } of samples) {
    const { nominal, ...parts } = losses;
    expect(nominal - sum(Object.values(parts))).toBeCloseTo(kwh(power), 6);
  }
});

test('no inverter gives more than it receives, and nothing at night', () => {
  for (const { inverters, light } of samples)
    for (const inverter of inverters)
      expect(
        inverter.acKw.findIndex(
          (power, minute) =>
            power > (inverter.dcKw[minute] ?? 0) ||
            (power > 0 && (minute < light.rise || minute >= light.set)),
        ),
      ).toBe(-1);
});

test('an inverter that has tripped gives nothing, an open string carries nothing', () => {
  let [trips, open] = [0, 0];
  for (let at = day; at < day + 120; at += 1)
    for (const plant of fleet) {
      const sample = plantDay(plant, at);
      for (const { kind, inverter = 0, string = 0, start, end } of sample.faults) {
        const minute = 720;
        if (start > at * 1440 + minute || end <= at * 1440 + minute) continue;
        if (kind === 'trip') {
          expect(sample.inverters[inverter]?.acKw[minute]).toBe(0);
          trips += 1;
        }
        if (kind === 'string') {
          expect(stringsAt(sample, inverter, minute)[string]).toBe(0);
          open += 1;
        }
      }
    }
  expect(trips).toBeGreaterThan(5);
  expect(open).toBeGreaterThan(20);
});
