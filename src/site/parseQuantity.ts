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
