import { parseQuantity } from './parseQuantity.ts';

export interface TypedField {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** Signs such as % and °C, which stand behind a number without a prefix. */
const isSign = (unit: string) => /[^A-Za-zΩ²/]/u.test(unit);

/**
 * The number a visitor typed into a field; NaN if it is none. "1,800" is 1800 in a field for kilograms,
 * and "0,009" is 0.009 where 9 would be out of range: the field tells which comma was meant.
 */
export function typedNumber(text: string, { unit, min, max }: TypedField): number {
  const sign = /^\s*[-−–]/.test(text) ? -1 : 1;
  const bare = text.trim().replace(/^[-−–+]?\s*(?:₹|Rs\.?)?\s*/i, '');
  const signed = isSign(unit) && bare.toLowerCase().endsWith(unit.toLowerCase());
  const digits = signed ? bare.slice(0, -unit.length) : bare;
  const read = (part: string) => sign * (parseQuantity(part, unit) ?? Number.NaN);
  const value = read(digits);
  if (!/^\d+,\d{3}\D*$/.test(digits) || (value >= min && value <= max)) return value;
  const decimal = read(digits.replace(',', '.'));
  return decimal >= min && decimal <= max ? decimal : value;
}
