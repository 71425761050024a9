import { type CriterionKey, type FinderQuery, numberUnits } from './query.ts';

/** A question that leaves out everything asked for by one criterion. */
export function withoutCriterion(query: FinderQuery, key: CriterionKey): FinderQuery {
  if (key === 'q') return { ...query, q: '' };
  if (key in numberUnits) return { ...query, numbers: { ...query.numbers, [key]: '' } };
  return { ...query, [key]: [] };
}
