import type { KnownProduct, KnownStandard } from './knowledge.ts';
import type { Ratings } from './understand/readRatings.ts';
import type { Understanding } from './understand/understand.ts';

const roleWeight: Readonly<Record<string, number>> = {
  generator: 0.4,
  'complete-system': 0.35,
  'coupling-network': 0,
  measuring: -0.1,
  accessory: -0.2,
};

/** 1 for the first in a list, less for the next ones. */
const early = (index: number) => Math.max(0, 1 - index * 0.15);

/** How well a product serves a standard: it is one of its own, or one that a generic one calls for. */
function serving({ standards }: KnownProduct, { slug, calls }: KnownStandard): number {
  const own = standards.indexOf(slug);
  if (own >= 0) return 1 + 0.5 * early(own);
  const called = standards.findIndex((one) => calls.includes(one));
  return called >= 0 ? 0.7 + 0.3 * early(called) : 0;
}

/** 1 and more if a figure is reached, and nearer ones are better; below 0 if not. */
const reached = (asked: number, has: number) =>
  has >= asked ? 0.2 + 1.2 * (asked / has) : has > 0 ? -0.6 : -0.8;

function rated(
  product: KnownProduct,
  { volts, amperes, phases }: Ratings,
  waves: readonly string[],
) {
  const { ac, dc } = product;
  const asked = product.waves.filter(({ slug }) => waves.includes(slug));
  const own = asked.length > 0 ? asked : product.waves;
  const most = (key: 'volts' | 'amperes') =>
    own.reduce((highest, wave) => Math.max(highest, wave[key] ?? 0), 0);
  // A supply has phases or a current of tens of amperes; kilovolts and kiloamperes are outputs.
  const supplies = [phases === '0' ? undefined : ac, phases && phases !== '0' ? undefined : dc];
  const supply = (key: 'volts' | 'amperes') =>
    Math.max(0, ...supplies.map((rating) => rating?.[key] ?? 0));
  const best = (value: number, key: 'volts' | 'amperes') =>
    value >= 1000
      ? reached(value, most(key))
      : Math.max(reached(value, supply(key)), phases ? -1 : reached(value, most(key)) - 0.1);
  let sum = 0;
  if (volts) sum += best(volts, 'volts');
  if (amperes) sum += best(amperes, 'amperes');
  if (phases && (phases !== '0' || volts || amperes))
    sum += product.phases.includes(phases)
      ? 0.6 - (phases === '1' && product.phases.includes('3') ? 0.2 : 0)
      : -0.8;
  return sum;
}

/**
 * How well a product suits a question by its numbers. Undefined if a standard or a wave is asked
 * for that it has nothing to do with.
 */
export function suitability(product: KnownProduct, asked: Understanding): number | undefined {
  const { standards, waves, subjects, ratings } = asked;
  let sum = 0;
  if (standards.length > 0) {
    const served = standards.map((standard) => serving(product, standard));
    const best = Math.max(...served);
    if (best === 0) return undefined;
    // One of several parts is enough: "ISO 7637" stands for all of them.
    sum += best + (standards.length === 2 && served.every(Boolean) ? 0.4 : 0);
  }
  if (waves.length > 0) {
    const index = product.waves.findIndex(({ slug }) => waves.includes(slug));
    if (index < 0) return undefined;
    const all = waves.filter((wave) => product.waves.some(({ slug }) => slug === wave));
    sum += 1 + 0.3 * early(index) + 0.3 * (all.length / waves.length);
  }
  const output = (ratings.volts ?? 0) >= 1000 || (ratings.amperes ?? 0) >= 1000;
  if (sum > 0 || output) sum += (roleWeight[product.role] ?? 0) + 0.6 / (product.waves.length + 1);
  const about = product.waves.findIndex(({ slug }) => subjects.includes(slug));
  if (about >= 0) sum += 0.6 * early(about);
  return sum + rated(product, ratings, waves.length > 0 ? waves : subjects);
}
