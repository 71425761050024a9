import { parseQuantity } from '../../../site/parseQuantity.ts';
import { type NumberKey, numberUnits } from './query.ts';

/** Every number is a least value, whether people say so or not: "≥ 4 kV", "min. 4 kV". */
const atLeast = /^(?:>=?|≥|min\.?|from|at least)\s*/i;

/** What was typed into a number field, in volts or amperes. Undefined if it is empty or no number. */
export function limitOf(key: NumberKey, typed: string): number | undefined {
  const unit = numberUnits[key];
  const base = unit.replace('k', '');
  const number = typed.trim().replace(atLeast, '');
  return parseQuantity(/[a-z]/i.test(number) ? number : `${number} ${unit}`, base);
}
