import { type Criterion, criteriaOf, limitOf } from './criteriaOf.ts';
import { type Instrument, type PhenomenonWaves, reach } from './instrument.ts';
import type { CriterionKey, FinderQuery } from './query.ts';

export interface Shortfall {
  key: CriterionKey;
  /** What the nearest instrument has, in volts or amperes, where a number is asked for. */
  has?: number | undefined;
}

export interface WayOut {
  /** The criterion that excludes most, and how many instruments are left without it. */
  excluding: { key: CriterionKey; left: number } | undefined;
  nearest: { instrument: Instrument; lacks: readonly Shortfall[] } | undefined;
}

/** What to give up when nothing matches, and which instrument comes nearest. */
export function wayOut(
  instruments: readonly Instrument[],
  query: FinderQuery,
  wavesOf: PhenomenonWaves,
): WayOut {
  const criteria = criteriaOf(query, wavesOf);
  const passing = (some: readonly Criterion[]) =>
    instruments.filter((one) => some.every(({ matches }) => matches(one))).length;
  const [excluding] = criteria
    .map((criterion) => ({
      key: criterion.key,
      left: passing(criteria.filter((other) => other !== criterion)),
      alone: passing([criterion]),
    }))
    .toSorted((a, b) => b.left - a.left || a.alone - b.alone);

  function figure(one: Instrument, key: CriterionKey): number | undefined {
    if (key === 'kv') return reach(one, 'volts', query, wavesOf);
    if (key === 'ka') return reach(one, 'amperes', query, wavesOf);
    const rating = query.phases.includes('0') ? one.dc : (one.ac ?? one.dc);
    if (key === 'voltage') return rating?.volts;
    return key === 'current' ? rating?.amperes : undefined;
  }

  /** Near one criterion: 1 if it holds, the share of a number that is reached, else 0. */
  function share(one: Instrument, { key, matches }: Criterion): number {
    if (matches(one)) return 1;
    const asked =
      key in query.numbers ? limitOf(key as 'kv', query.numbers[key as 'kv']) : undefined;
    return asked ? Math.min(0.99, (figure(one, key) ?? 0) / asked) : 0;
  }

  const [best] = instruments
    .map((instrument) => ({
      instrument,
      score: criteria.reduce((sum, criterion) => sum + share(instrument, criterion), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  return {
    excluding: excluding && { key: excluding.key, left: excluding.left },
    nearest: best && {
      instrument: best.instrument,
      lacks: criteria
        .filter(({ matches }) => !matches(best.instrument))
        .map(({ key }) => ({ key, has: figure(best.instrument, key) })),
    },
  };
}
