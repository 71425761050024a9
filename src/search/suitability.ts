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

/** The roles meant by a word for them. */
const roles: Readonly<Record<NonNullable<Understanding['role']>, readonly string[]>> = {
  measuring: ['measuring'],
  coupling: ['coupling-network'],
  generator: ['generator', 'complete-system'],
};

/** An instrument for one test comes before one for many. */
const plain = ({ waves }: KnownProduct) => (waves.length > 0 ? 1 / (waves.length + 1) : 0);

/** 1 for the first in a list, less for the next ones. */
const early = (index: number) => Math.max(0, 1 - index * 0.15);

const dated = /^-(?:19|20)\d\d$/;

/** How well a product serves a standard: it is one of its own, or it does what a generic one calls for. */
function serving({ standards }: KnownProduct, { slug, calls }: KnownStandard): number {
  const own = standards.findIndex(
    (one) => one === slug || (one.startsWith(slug) && dated.test(one.slice(slug.length))),
  );
  const called = standards.filter((one) => calls.includes(one)).length;
  const direct = own >= 0 ? 1 + 0.5 * early(own) : 0;
  return Math.max(direct, called > 0 ? 0.9 + 0.2 * called : 0);
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
  if (sum > 0 || output) sum += (roleWeight[product.role] ?? 0) + plain(product);
  const has = (wave: string | undefined) => product.waves.some(({ slug }) => slug === wave);
  const about = product.waves.findIndex(({ slug }) => subjects.includes(slug));
  // The first wave of a subject is the usual one: a surge is 1.2/50 µs unless said otherwise.
  if (about >= 0) sum += 0.5 * early(about) + (has(subjects[0]) ? 0.2 : 0);
  if (asked.role !== undefined && roles[asked.role].includes(product.role))
    sum += asked.role === 'generator' ? 0.3 : 1;
  return sum + rated(product, ratings, waves.length > 0 ? waves : subjects);
}
