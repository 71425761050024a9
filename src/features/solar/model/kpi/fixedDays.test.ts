import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import { plantOf } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import type { DayType } from '../weather/dayType.ts';
import { kpis } from './kpis.ts';
import { type DaySummary, summarise } from './summarise.ts';

/** As a plant of which nothing was computed before. */
function anew(id: string) {
  const plant = plantOf(id);
  if (!plant) throw new Error(id);
  return { ...plant };
}

const sumKeys = [
  ...(['energy', 'recordedEnergy', 'dcEnergy', 'irradiation', 'warmIrradiation'] as const),
  ...(['expected', 'peakKw', 'availability', 'recorded', 'soiling', 'rainMm'] as const),
  'highestAirC',
] as const;
const lossKeys = [
  ...(['nominal', 'glass', 'temperature', 'system', 'soiling', 'strings'] as const),
  ...(['conversion', 'clipping', 'derating', 'curtailment', 'downtime'] as const),
] as const;

/**
 * What the console shows of past days must not change by itself. Each has something else: an outage
 * with an open string, a fan, a sensor that is stuck, a gap in the rain, a trip, damp, a lost link.
 */
test.each<[string, string, DayType, sums: number[], losses: number[], inverters: number[]]>([
  [
    'pune',
    '2026-04-22',
    'clear',
    [530.883, 530.883, 544.734, 7.204, 6.553, 643.486, 82.779, 0.94, 1, 0.004, 0, 38.065],
    [792.386, 18.641, 71.332, 39.863, 2.518, 35.817, 15.894, 0.58, 0, 30.81, 46.049],
    [121.261, 137.301, 135.998, 136.322],
  ],
  [
    'sangli',
    '2025-03-12',
    'clear',
    [441.165, 441.165, 452.606, 7.081, 6.369, 514.09, 57.885, 1, 1, 0.036, 0, 36.204],
    [637.274, 14.679, 63.697, 30.651, 19.07, 6.993, 12.694, 0, 32.064, 16.261, 0],
    [132.29, 154.748, 154.127],
  ],
  [
    'latur',
    '2025-09-09',
    'broken',
    [236.464, 236.464, 243.212, 5.394, 5.081, 256.257, 48.71, 1, 1, 0, 0, 28.847],
    [309.963, 8.809, 19.458, 17.6, 0, 3.533, 7.212, 0.347, 0, 16.539, 0],
    [117.913, 118.551],
  ],
  [
    'baramati',
    '2026-07-13',
    'rain',
    [380.956, 324.127, 398.33, 1.566, 1.564, 391.015, 160, 1, 0.933, 0, 17.582, 22.248],
    [460.937, 22.007, 6.315, 23.726, 0, 7.02, 17.748, 0, 0, 3.165, 0],
    [94.875, 95.379, 95.439, 95.263],
  ],
  [
    'nashik',
    '2025-04-13',
    'overcast',
    [404.524, 404.524, 417.699, 3.417, 3.207, 500.564, 120, 0.86, 1, 0.009, 0, 34.368],
    [615.139, 25.523, 39.738, 32.781, 4.654, 6.788, 15.811, 0.317, 0, 4.41, 80.593],
    [161.887, 81.394, 161.243],
  ],
  [
    'baramati',
    '2025-07-16',
    'rain',
    [397.684, 397.684, 413.993, 1.966, 1.954, 415.965, 200, 0.967, 1, 0, 12.571, 23.037],
    [491.499, 23.704, 7.961, 25.218, 0, 7.462, 17.988, 0.448, 0, 0, 11.032],
    [91.954, 101.93, 101.996, 101.804],
  ],
  [
    'baramati',
    '2026-05-13',
    'clear',
    [1344.845, 1344.845, 1379.978, 6.898, 6.254, 1399.745, 196.477, 1, 1, 0.023, 0, 37.144],
    [1724.502, 43.387, 160.665, 83.385, 32.765, 24.11, 35.345, 0, 0, 0, 0],
    [334.917, 336.709, 336.923, 336.296],
  ],
])('the figures of %s on %s, a day that was %s', (id, date, weather, sums, losses, inverters) => {
  const found = summarise(plantDay(anew(id), dayNumber(date)));
  expect(found.weather).toBe(weather);
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)));
  expect(rounded(sumKeys.map((key) => found[key]))).toEqual(sums);
  expect(rounded(lossKeys.map((key) => found.losses[key]))).toEqual(losses);
  expect(rounded(found.inverterEnergy)).toEqual(inverters);
});

test('rows used before give the same day, and a day may be cut before sunrise', () => {
  const { take, reset } = reusedSeries();
  const plant = anew('pune');
  const day = dayNumber('2026-04-22');
  const whole = summarise(plantDay(plant, day));
  plantDay(plant, day - 1, minutesPerDay, take);
  reset();
  expect(summarise(plantDay(plant, day, minutesPerDay, take))).toEqual(whole);
  const dark = summarise(plantDay(plant, day, 200));
  expect(dark).toMatchObject({
    energy: 0,
    peakKw: 0,
    irradiation: 0,
    availability: 1,
    recorded: 1,
  });
  expect(dark.highestAirC).toBeLessThan(whole.highestAirC);
});

test('figures over some days are those of IEC 61724-1', () => {
  const plant = { ...anew('pune'), dcKwp: 100, inverters: 4, inverterKw: 20 };
  const losses = { ...summarise(plantDay(plant, 20_000)).losses, nominal: 600, downtime: 50 };
  const day = {
    ...{ energy: 450, recordedEnergy: 400, dcEnergy: 480, irradiation: 6, warmIrradiation: 5 },
    ...{ expected: 500, availability: 0.9, soiling: 0.02, losses },
  } as DaySummary;
  const other = { ...day, availability: 1, soiling: 0.04 };
  const found = kpis(plant, [day, other]);
  const wanted = {
    ...{ energy: 900, expected: 1000, referenceYield: 12, arrayYield: 9.6, finalYield: 9 },
    ...{ captureLoss: 2.4, systemLoss: 0.6, performanceRatio: 8 / 12, correctedRatio: 0.8 },
    ...{ performanceIndex: 0.9, acCapacityFactor: 900 / 80 / 48, dcCapacityFactor: 900 / 4800 },
    ...{ availability: 0.95, energyAvailability: 0.9, soilingRatio: 0.97 },
  };
  for (const [key, value] of Object.entries(wanted))
    expect(found[key as keyof typeof wanted], key).toBeCloseTo(value, 9);
  expect(kpis(plant, [day, other], 24).dcCapacityFactor).toBeCloseTo(900 / 2400, 9);
});
