import { generator, normal } from '../random.ts';
import type { DayType } from './dayType.ts';

interface Chain {
  /** Chance per minute that a cloud comes, and that it goes. */
  readonly comes: number;
  readonly goes: number;
  /** Share of the clear sky's light under a cloud, from thick to thin. */
  readonly thick: number;
  readonly thin: number;
}

const chains: Readonly<Record<DayType, Chain>> = {
  clear: { comes: 0.004, goes: 0.2, thick: 0.45, thin: 0.9 },
  broken: { comes: 0.045, goes: 0.08, thick: 0.12, thin: 0.75 },
  overcast: { comes: 0.2, goes: 0.015, thick: 0.14, thin: 0.75 },
  rain: { comes: 0.5, goes: 0.004, thick: 0.08, thin: 0.5 },
};

const memory = 0.95;
const fresh = Math.sqrt(1 - memory ** 2);
/** Light that a cloud's edge adds for up to three minutes. */
const brightest = 1.15;

/** Spreads a normal number over 0 to 1 much as Beta(2.5, 3.5) does (Kumaraswamy, a 2, b 3.8). */
function thinness(level: number): number {
  const rank = 1 / (1 + Math.exp(-1.702 * level));
  return Math.sqrt(1 - (1 - rank) ** (1 / 3.8));
}

/**
 * The share of the clear sky's light that arrives, minute by minute from `first` to `last`: clouds
 * come and go by chance, and within each state the light wanders with a memory.
 */
export function clouds(type: DayType, seed: number, first: number, last: number): Float64Array {
  const { comes, goes, thick, thin } = chains[type];
  const random = generator(seed);
  const light = new Float64Array(Math.max(0, last - first));
  let cloudy = random() < comes / (comes + goes);
  const drawNormal = normal(random);
  let level = drawNormal();
  let edge = 0;
  for (let index = 0; index < light.length; index += 1) {
    if (random() < (cloudy ? goes : comes)) {
      cloudy = !cloudy;
      edge = !cloudy && random() < 0.5 ? 1 + Math.floor(3 * random()) : 0;
    }
    level = memory * level + fresh * drawNormal();
    if (cloudy) light[index] = thick + (thin - thick) * thinness(level);
    else if (edge > 0) light[index] = 1.05 + (brightest - 1.05) * random();
    else light[index] = 1 + 0.03 * Math.max(-2, Math.min(2, level));
    edge -= 1;
  }
  return light;
}
