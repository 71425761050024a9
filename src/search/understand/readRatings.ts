export interface Ratings {
  /** In volts and amperes. */
  volts?: number;
  amperes?: number;
  /** "1", "3", or "0" for DC. */
  phases?: '0' | '1' | '3';
}

const value = '(\\d+(?:\\.\\d+)?)\\s?';
const volts = new RegExp(
  `(?<![\\d/.-])${value}(k|m)?(?:v|volts?|kilovolts?)(?:ac|dc)?(?![\\w/])`,
  'g',
);
const amperes = new RegExp(
  `(?<![\\d/.-])${value}(k|m)?(?:a|amps?|amperes?|kiloamps?|kiloamperes?)(?:dc|ac)?(?![\\w/])`,
  'g',
);
const phases = [
  [/\b(?:3|three)[\s-]?(?:phases?|ph|~)(?!\w)|\b3 ?~|\btri-?phase\b|\bthreephase\b/g, '3'],
  [/\b(?:1|single|one)[\s-]?(?:phases?|ph|~)(?!\w)|\b1 ?~|\bsinglephase\b/g, '1'],
  [/\bdc\b/g, '0'],
] as const;

const sizes: Readonly<Record<string, number>> = { k: 1e3, m: 1e-3 };

const kilo = /kilo/;
const figure = /\d/;

function highest(text: string, pattern: RegExp): number | undefined {
  const found = [...text.matchAll(pattern)].map(
    ([whole, digits, prefix = '']) =>
      Number(digits) * (kilo.test(whole) ? 1e3 : (sizes[prefix] ?? 1)),
  );
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** The ratings in a folded question: "three phase 32 A", "5 kV burst". */
export function readRatings(text: string): { ratings: Ratings; rest: string } {
  const ratings: Ratings = {};
  const hasFigure = figure.test(text);
  const v = hasFigure ? highest(text, volts) : undefined;
  const a = hasFigure ? highest(text, amperes) : undefined;
  if (v) ratings.volts = v;
  if (a) ratings.amperes = a;
  let rest = hasFigure ? text.replaceAll(volts, ' ').replaceAll(amperes, ' ') : text;
  for (const [pattern, number] of phases) {
    if (ratings.phases === undefined && rest.search(pattern) >= 0) ratings.phases = number;
    // "DC" is also part of names, so it stays a word.
    if (number !== '0') rest = rest.replaceAll(pattern, ' ');
  }
  // Kilovolts of DC are a test voltage, not a supply.
  if (ratings.phases === '0' && (v ?? 0) >= 1000) delete ratings.phases;
  return { ratings, rest };
}
