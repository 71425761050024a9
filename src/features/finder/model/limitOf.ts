import { parseQuantity } from '../../../site/parseQuantity.ts';
import { type NumberKey, numberUnits } from './query.ts';

/** What was typed into a number field, in volts or amperes. Undefined if it is empty or no number. */
export function limitOf(key: NumberKey, typed: string): number | undefined {
  const unit = numberUnits[key];
  const base = unit.replace('k', '');
  return parseQuantity(/[a-z]/i.test(typed) ? typed : `${typed} ${unit}`, base);
}
