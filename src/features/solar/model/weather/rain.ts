import type { Plant } from '../plant/fleet.ts';
import { uniform } from '../random/uniform.ts';
import { dayType } from './dayType.ts';

const stream = 21;

/** Rain of a day in mm. */
export function rain(plant: Plant, day: number): number {
  const type = dayType(plant, day);
  const chance = uniform(plant.seed, stream, day);
  if (type === 'rain') return -14 * Math.log(1 - chance);
  if (type === 'overcast') return chance < 0.3 ? 4 * chance : 0;
  return 0;
}
