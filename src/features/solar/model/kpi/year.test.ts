import { describe, expect, test } from 'vitest';
import { calendarDay, dayNumber } from '../calendar/indianTime.ts';
import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import { fleet } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import { kpis } from './kpis.ts';
import { summarise } from './summarise.ts';

function year(of: number) {
  const { take, reset } = reusedSeries();
  return fleet.map((plant) => {
    const days = [];
    for (let day = dayNumber(`${of}-01-01`); day < dayNumber(`${of + 1}-01-01`); day += 1) {
      reset();
      days.push(summarise(plantDay(plant, day, minutesPerDay, take)));
    }
    return { plant, days };
  });
}

// What plants on the Deccan reach.
describe.each([2024, 2025, 2026])('%i', (of) => {
  const plants = year(of);
  test.each(plants)('$plant.name stays within the usual bands', ({ plant, days }) => {
    const figures = kpis(plant, days);
    expect(figures.finalYield).toBeGreaterThan(1450);
    expect(figures.finalYield).toBeLessThan(1650);
    expect(figures.performanceRatio).toBeGreaterThan(0.76);
    expect(figures.performanceRatio).toBeLessThan(0.83);
    expect(figures.correctedRatio).toBeGreaterThan(0.82);
    expect(figures.correctedRatio).toBeLessThan(0.88);
    expect(figures.acCapacityFactor).toBeGreaterThan(0.19);
    expect(figures.acCapacityFactor).toBeLessThan(0.23);
    expect(figures.availability).toBeGreaterThan(0.97);
    expect(figures.finalYield).toBeLessThan(figures.arrayYield);
    expect(figures.captureLoss + figures.systemLoss).toBeCloseTo(
      figures.referenceYield - figures.finalYield,
      9,
    );
  });

  test('July and August are the weakest months', () => {
    const months = Array.from({ length: 12 }, () => 0);
    for (const { days } of plants)
      for (const { day, energy } of days) {
        const { month } = calendarDay(day);
        months[month - 1] = (months[month - 1] ?? 0) + energy;
      }
    const weakest = [...months].sort((a, b) => a - b).slice(0, 2);
    expect([months[6], months[7]].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(weakest);
  });
});
