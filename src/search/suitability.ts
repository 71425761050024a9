import type { KnownProduct, KnownStandard } from './knowledge.ts';
import { familyOf } from './understand/readInstrument.ts';
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

/** Made for a basic immunity test with that wave, which most mean who name a disturbance. */
const isUsual = ({ standards, waves }: KnownProduct, wave: string | undefined) =>
  waves[0]?.slug === wave && standards[0]?.startsWith('iec-61000-4-');

/** 1 for the first in a list, less for the next ones. */
const early = (index: number) => Math.max(0, 1 - index * 0.15);

const dated = /^-(?:19|20)\d\d$/;

/** How well a product serves a standard: it is one of its own, or it does what a generic one calls for. */
function serving(product: KnownProduct, { slug, calls, waves }: KnownStandard): number {
  const { standards } = product;
  const own = standards.findIndex(
    (one) => one === slug || (one.startsWith(slug) && dated.test(one.slice(slug.length))),
  );
  const called = standards.filter((one) => calls.includes(one)).length;
  // Most who ask for a standard ask for the waves it is known for.
  const usual = product.waves.some((wave) => waves.includes(wave.slug)) ? 0.3 : 0;
  const direct = own >= 0 ? 1 + 0.5 * early(own) + usual : 0;
  return Math.max(direct, called > 0 ? 0.9 + 0.2 * called : 0);
}

/**
 * 1 and more if a figure is reached, below 0 if not; nearer ones are better on both sides. Who asks
 * for an impulse generator may mean its charging voltage, of which nine tenths reach the output.
 */
function reached(asked: number, has: number): number {
  if (has >= asked) return 0.2 + 1.2 * (asked / has);
  return has >= 0.89 * asked ? 1.05 : -1 + 0.8 * (has / asked);
}

/** Whether a rating is in its name: "IVG 1200". */
const isCalled = ({ slug }: KnownProduct, volts: number) =>
  Number(/-(\d+)/.exec(slug)?.[1]) * 1000 === volts;

function rated(
  product: KnownProduct,
  { volts, amperes, phases }: Ratings,
  waves: readonly string[],
) {
  const { ac, dc } = product;
  const asked = product.waves.filter(({ slug }) => waves.includes(slug));
  const own = asked.length > 0 ? asked : product.waves;
  const highest = (of: typeof own, key: 'volts' | 'amperes') =>
    of.reduce((most, wave) => Math.max(most, wave[key] ?? 0), 0);
  // A combination wave has its current in another entry than its voltage.
  const most = (key: 'volts' | 'amperes') => highest(own, key) || highest(product.waves, key);
  // A supply has phases or a current of tens of amperes; kilovolts and kiloamperes are outputs.
  const supplies = [phases === '0' ? undefined : ac, phases && phases !== '0' ? undefined : dc];
  const supply = (key: 'volts' | 'amperes') =>
    Math.max(0, ...supplies.map((rating) => rating?.[key] ?? 0));
  const isSupply = phases !== undefined || product.role === 'coupling-network';
  const best = (value: number, key: 'volts' | 'amperes') =>
    value >= 1000
      ? reached(value, most(key))
      : Math.max(reached(value, supply(key)), isSupply ? -1 : reached(value, most(key)) - 0.1);
  let sum = waves.length > 0 && asked.length === 0 ? -0.5 : 0;
  if (volts) sum += best(volts, 'volts');
  if (amperes) sum += best(amperes, 'amperes');
  if (phases && (phases !== '0' || volts || amperes))
    sum += product.phases.includes(phases)
      ? 0.6 - (phases === '1' && product.phases.includes('3') ? 0.5 : 0)
      : -0.8;
  return sum;
}

/** "CWG 20 kV" is the CWG 20-10: names hold ratings. */
function ofFamily(product: KnownProduct, { family, ratings }: Understanding): number {
  if (family === undefined || family !== familyOf(product)) return 0;
  return 2.5 + (ratings.volts && isCalled(product, ratings.volts) ? 2 : 0);
}

/** Networks are for the supply or for lines that carry none. */
function atPort(
  { role, phases, standards, waves }: KnownProduct,
  { port, subjects }: Understanding,
): number {
  if (!port || role !== 'coupling-network' || !standards[0]?.startsWith('iec')) return 0;
  if (subjects.length > 0 && !waves.some(({ slug }) => subjects.includes(slug))) return 0;
  return phases.includes('1') ? -1 : 1;
}

/** Whether a word asks for networks or for measuring; generators are too many. */
export const isRole = ({ role, asksHow }: Understanding): boolean =>
  role !== undefined && role !== 'generator' && !asksHow;

/** Whether a word of the question says that it is one of these, whatever the other words say. */
export const isOfKind = (product: KnownProduct, asked: Understanding): boolean =>
  (asked.family !== undefined && asked.family === familyOf(product)) ||
  atPort(product, asked) > 0 ||
  (isRole(asked) && asked.role !== undefined && roles[asked.role].includes(product.role));

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
    sum += 1 + 0.3 * early(index) + 0.6 * (all.length / waves.length);
  }
  const isRated = Object.keys(ratings).length > 0;
  const output = (ratings.volts ?? 0) >= 1000 || (ratings.amperes ?? 0) >= 1000;
  const has = (wave: string | undefined) => product.waves.some(({ slug }) => slug === wave);
  // Who names a wave by its figures means no other of the same kind.
  const isOther = waves.length > 0 && !subjects.some((wave) => waves.includes(wave));
  const about = isOther ? -1 : product.waves.findIndex(({ slug }) => subjects.includes(slug));
  if (sum > 0 || output || about >= 0) sum += (roleWeight[product.role] ?? 0) + plain(product);
  // The first wave of a subject is the usual one: a surge is 1.2/50 µs unless said otherwise.
  if (about >= 0) {
    sum += 0.5 * early(about) + (has(subjects[0]) ? 0.2 : 0);
    // A surge has a voltage and a current.
    sum += 0.3 * Math.min(1, subjects.filter(has).length / 2);
    if (!isRated && isUsual(product, subjects[0])) sum += 0.3;
    // "Surge and burst": an instrument for both.
    sum += 0.5 * (asked.topics.filter((topic) => topic.some(has)).length - 1);
  }
  if (asked.role !== undefined && roles[asked.role].includes(product.role))
    sum += asked.role === 'generator' ? 0.3 : 1;
  else if (isRole(asked)) sum -= 0.5;
  return (
    sum +
    ofFamily(product, asked) +
    atPort(product, asked) +
    rated(product, ratings, waves.length > 0 ? waves : subjects)
  );
}
