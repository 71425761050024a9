import { calendarDay } from '../calendar/indianTime.ts';
import type { Plant } from '../plant/fleet.ts';
import { uniform } from '../random.ts';

export type DayType = 'clear' | 'broken' | 'overcast' | 'rain';

/** How often each type of day comes on the Deccan, by month: clear, broken, overcast; else rain. */
const shares: readonly (readonly [number, number, number])[] = [
  [0.74, 0.22, 0.04],
  [0.78, 0.2, 0.02],
  [0.7, 0.26, 0.04],
  [0.6, 0.35, 0.04],
  [0.52, 0.4, 0.05],
  [0.18, 0.46, 0.16],
  [0.04, 0.36, 0.28],
  [0.05, 0.4, 0.27],
  [0.2, 0.46, 0.14],
  [0.48, 0.4, 0.06],
  [0.64, 0.3, 0.05],
  [0.7, 0.25, 0.05],
];

const persistence = 0.5;
/** Streams of chance that must not repeat each other. */
const stream = { change: 11, type: 12, alone: 13 };
const region = 0;

/** Day after day the weather stays as it was, or is drawn anew. */
function chain(place: number, day: number): DayType {
  let drawn = day;
  while (uniform(place, stream.change, drawn) < persistence) drawn -= 1;
  const [clear, broken, overcast] = shares[calendarDay(drawn).month - 1] ?? [1, 0, 0];
  const chance = uniform(place, stream.type, drawn);
  if (chance < clear) return 'clear';
  if (chance < clear + broken) return 'broken';
  return chance < clear + broken + overcast ? 'overcast' : 'rain';
}

const centre = { latitude: 17.9, longitude: 75.3 };

/** Plants near the middle of the region share its weather; distant ones often have their own. */
function shareOfRegion({ site }: Plant): number {
  const north = (site.latitude - centre.latitude) * 111;
  const east = (site.longitude - centre.longitude) * 106;
  return Math.exp(-Math.hypot(north, east) / 150);
}

export function dayType(plant: Plant, day: number): DayType {
  const shared = uniform(plant.seed, stream.alone, day) < shareOfRegion(plant);
  return chain(shared ? region : plant.seed, day);
}

const rainStream = 21;

/** Rain of a day in mm. */
export function rain(plant: Plant, day: number): number {
  const type = dayType(plant, day);
  const chance = uniform(plant.seed, rainStream, day);
  if (type === 'rain') return -14 * Math.log(1 - chance);
  if (type === 'overcast') return chance < 0.3 ? 4 * chance : 0;
  return 0;
}
