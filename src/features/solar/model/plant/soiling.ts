import { uniform } from '../random.ts';
import { rain } from '../weather/dayType.ts';
import type { Plant } from './fleet.ts';

const washingRain = 6;
const graceDays = 14;
const most = 0.3;
/** One visit of the washing crew in eight is missed. */
const missed = 0.125;
const stream = 41;

function isWashed(plant: Plant, day: number): boolean {
  if ((day + plant.seed) % plant.washEvery !== 0) return false;
  return uniform(plant.seed, stream, day) >= missed;
}

/**
 * The share of light that dust takes (Kimber): it grows by the day, and rain of more than 6 mm or
 * the washing crew removes it. After such rain the ground is damp and raises no dust for two weeks.
 */
export function soiling(plant: Plant, day: number): number {
  for (let days = 0; ; days += 1) {
    const loss = days * plant.dustPerDay;
    if (loss >= most) return most;
    if (rain(plant, day - days) > washingRain)
      return Math.max(0, days - graceDays) * plant.dustPerDay;
    if (isWashed(plant, day - days)) return loss;
  }
}
