import { calendarDay } from '../calendar/indianTime.ts';
import type { Plant } from '../plant/fleet.ts';
import { uniform } from '../random.ts';
import { type DayType, dayType } from './dayType.ts';

/** By month, at 560 m: night's low and day's high in °C, wind in m/s, Linke turbidity. */
const low = [12, 14, 18, 22, 23.5, 23, 22, 21.5, 21, 19, 15.5, 12];
const high = [30, 32.5, 36, 38.5, 38, 32, 28.5, 28, 30, 32, 30.5, 29];
const windMean = [1.6, 1.7, 1.9, 2.2, 2.8, 3.4, 3.6, 3.3, 2.4, 1.7, 1.6, 1.5];
const turbidityMean = [3.7, 3.9, 4.3, 4.8, 5.2, 5.4, 5.5, 5.4, 5, 4.4, 3.9, 3.7];

const cooler: Readonly<Record<DayType, number>> = { clear: 0, broken: 1, overcast: 3.5, rain: 5.5 };
const lapsePerMetre = 0.0065;
const stream = { warmth: 31, wind: 32, haze: 33 };

export interface Air {
  readonly turbidity: number;
  /** The mean over the day and the swing around it, °C. */
  readonly meanC: number;
  readonly swingC: number;
  /** The mean wind in m/s, which swings by `gusts` of itself. */
  readonly breeze: number;
}

export const gusts = 0.4;

/** The swing of a day by the minute, from -1 to 1, highest in mid-afternoon. */
export const daySwing = Float64Array.from({ length: 1441 }, (_, minute) =>
  Math.cos((2 * Math.PI * (minute - 900)) / 1440),
);

/** A monthly figure on one day: twelve values for the middle of each month, straight in between. */
function seasonal(monthly: readonly number[], day: number): number {
  const { month, date } = calendarDay(day);
  const position = month - 1 + (date - 15) / 30.4;
  const before = Math.floor(position);
  const value = (index: number) => monthly[(index + 12) % 12] ?? 0;
  return value(before) + (position - before) * (value(before + 1) - value(before));
}

/** The air over a plant on one day: coolest at dawn, warmest and windiest in mid-afternoon. */
export function air(plant: Plant, day: number): Air {
  const spread = (kind: number) => 2 * uniform(plant.seed, kind, day) - 1;
  const shift = 1.6 * spread(stream.warmth) - lapsePerMetre * (plant.site.height - 560);
  const top = seasonal(high, day) - cooler[dayType(plant, day)] + shift;
  const bottom = seasonal(low, day) + shift;
  return {
    turbidity: seasonal(turbidityMean, day) * (1 + 0.06 * spread(stream.haze)),
    meanC: (top + bottom) / 2,
    swingC: (top - bottom) / 2,
    breeze: seasonal(windMean, day) * (1 + 0.3 * spread(stream.wind)),
  };
}
