import { expect, test } from 'vitest';
import { samplePlant } from './samplePlant.ts';

const sample = samplePlant();
const { day, kpis, inverters, plants, alarms } = sample;

test('the headline matches the specified figures', () => {
  expect(sample.headline).toEqual({
    totalMw: 1.4,
    activePlants: 12,
    outputKw: 96,
    openAlarms: 2,
  });
});

test('the day runs from night to night in equal steps, below the rating', () => {
  expect(day.at(0)?.acKw).toBe(0);
  expect(day.at(-1)?.acKw).toBe(0);
  day.forEach(({ minute, acKw }, index) => {
    expect(acKw).toBeLessThanOrEqual(sample.acKw);
    if (index > 0) expect(minute - (day[index - 1]?.minute ?? 0)).toBe(10);
  });
});

test('the curve passes through the reading', () => {
  const reading = day.find(({ minute }) => minute === sample.readingMinute);
  expect(reading?.acKw).toBeCloseTo(96, 9);
});

test('a cloud reduces the output in the morning', () => {
  const at = (hour: number) => day.find(({ minute }) => minute === hour * 60)?.acKw ?? 0;
  expect(at(11)).toBeLessThan(0.6 * at(10));
  expect(at(11)).toBeLessThan(0.6 * at(12));
});

test('energy, yields, performance ratio and utilisation follow from the curve', () => {
  const energy = day.reduce((sum, { acKw }) => sum + acKw / 6, 0);
  const sun = day.reduce((sum, { irradiance }) => sum + irradiance / 6000, 0);
  expect(kpis.energyKwh).toBeCloseTo(energy, 6);
  expect(kpis.insolation).toBeCloseTo(sun, 9);
  expect(kpis.specificYield).toBeCloseTo(energy / 125, 9);
  expect(kpis.performanceRatio).toBeCloseTo(energy / 125 / sun, 9);
  expect(kpis.capacityUtilisation).toBeCloseTo(energy / (110 * 24), 9);
});

test('the figures are plausible for a healthy plant on a sunny day in India', () => {
  expect(kpis.performanceRatio).toBeGreaterThan(0.75);
  expect(kpis.performanceRatio).toBeLessThan(0.85);
  expect(kpis.specificYield).toBeGreaterThan(3.5);
  expect(kpis.specificYield).toBeLessThan(5.5);
});

test('the inverters share output and energy of the plant', () => {
  expect(inverters.reduce((sum, { acKw }) => sum + acKw, 0)).toBeCloseTo(96, 9);
  expect(inverters.reduce((sum, { energyKwh }) => sum + energyKwh, 0)).toBeCloseTo(
    kpis.energyKwh,
    6,
  );
  for (const { acKw, ratedKw, dcVolts, stringAmperes } of inverters) {
    expect(acKw).toBeLessThan(ratedKw);
    const dcKw = (dcVolts * stringAmperes.reduce((sum, amperes) => sum + amperes, 0)) / 1000;
    expect(acKw / dcKw).toBeCloseTo(0.98, 9);
  }
});

test('open alarms match the tables', () => {
  const [string, ratio] = alarms.filter(({ clearedMinute }) => clearedMinute === null);
  expect(string).toMatchObject({ title: 'String current low', device: 'INV-04, string 3' });
  expect(inverters.filter(({ state }) => state === 'Warning').map(({ id }) => id)).toEqual([
    'INV-04',
  ]);
  expect(ratio?.title).toBe('Performance ratio low');
  const low = plants.find(({ name }) => name === ratio?.plant);
  expect(low?.performanceRatio).toBeLessThan(0.7);
  expect(string?.raisedMinute).toBeLessThan(sample.readingMinute);
});

test('every alarm belongs to a plant of the list', () => {
  const names = plants.map(({ name }) => name);
  expect(alarms.every(({ plant }) => names.includes(plant))).toBe(true);
});
