const factors: Readonly<Record<string, number>> = { '': 1, k: 1e3, K: 1e3, M: 1e6, m: 1e-3 };
/** Units written out. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^volts?$/i, 'V'],
  [/^amp(?:ere)?s?$/i, 'A'],
];
const unitOf = (written: string) => words.find(([word]) => word.test(written))?.[1] ?? written;

/**
 * Digits with a point or a comma before the decimals, and spaces, apostrophes or commas between
 * thousands: a single comma before exactly three digits separates thousands, as in "4,000".
 */
function parseNumber(text: string): number | undefined {
  const compact = text.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(compact);
  const plain = grouped ? compact.replaceAll(',', '') : compact.replace(',', '.');
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
}

/**
 * A number as people type it, in the unit asked for: "4 kV", "4K", "4000 volts" and "4,000" are
 * 4000 V.
 * Undefined if it is none, or has another unit.
 */
export function parseQuantity(text: string, unit: string): number | undefined {
  const parts = /^([\d.,'’\s\u00a0\u202f]+?)\s*([kKMm]?)([A-Za-zΩ²/]*)$/u.exec(text.trim());
  if (!parts) return undefined;
  const [, digits = '', prefix = '', word = ''] = parts;
  const written = unitOf(word);
  if (written && written.toLowerCase() !== unit.toLowerCase()) {
    // A unit that begins with the letter of a prefix, such as m for metres.
    if (`${prefix}${written}`.toLowerCase() !== unit.toLowerCase()) return undefined;
    return parseNumber(digits);
  }
  if (!written && prefix && prefix.toLowerCase() === unit.toLowerCase()) return parseNumber(digits);
  const number = parseNumber(digits);
  return number === undefined ? undefined : number * (factors[prefix] ?? 1);
}

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

type Fields<Key extends string> = Readonly<Record<Key, TypedField & { readonly param: string }>>;

export interface TypedValues<Key extends string> {
  /** NaN where the text cannot be read. */
  readonly values: Record<Key, number>;
  /** The text of every field that was sent, to show it again. */
  readonly typed: Partial<Record<Key, string>>;
}

/** The number fields of a form that was sent in an address; a field that is missing has its default. */
export function typedFromSearch<Key extends string>(
  search: URLSearchParams,
  fields: Fields<Key>,
  defaults: Readonly<Record<NoInfer<Key>, number>>,
): TypedValues<Key> {
  const values = {} as Record<Key, number>;
  const typed: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(fields) as Key[]) {
    const text = search.get(fields[key].param)?.slice(0, 40);
    values[key] = text === undefined ? defaults[key] : typedNumber(text, fields[key]);
    if (text !== undefined) typed[key] = text;
  }
  return { values, typed };
}
