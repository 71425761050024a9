import { parseQuantity } from '../../../site/parseQuantity.ts';
import { type NumberField, numberFields } from './planQuestion.ts';

/** The number in a field, or what is wrong with it; neither where an empty field is in order. */
export function readNumber(
  field: NumberField,
  typed: string,
  isNeeded: boolean,
): { value?: number; problem?: string } {
  const { name, unit, example, highest } = numberFields[field];
  const text = typed.trim();
  if (text === '') return isNeeded ? { problem: `State the ${name}, for example ${example}.` } : {};
  const value = parseQuantity(text, unit);
  if (value === undefined) return { problem: `“${text}” is no ${name}. Write it like ${example}.` };
  if (value <= 0 || value > highest)
    return { problem: `The ${name} must be above 0 and at most ${highest} ${unit}.` };
  return { value };
}
