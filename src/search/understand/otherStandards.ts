import type { KnownStandard, OtherStandard } from '../knowledge.ts';
import { compact, fold } from '../words.ts';
import { standardNames } from './standardNames.ts';

/** A standard that was asked for under a name that has no page here. */
export interface Renamed {
  /** As it was typed, in capitals. */
  name: string;
  /** What it was looked up as. */
  is: string;
  about: string | undefined;
}

const joint = String.raw`[\s./:()-]*`;
/** The same number stands under each of these. */
const bodies = /^(?:iec|en) /;
const anyBody = String.raw`(?:\b(?:iec|en|bs|din|nf|une|is|ts|ansi)${joint})*`;
const year = String.raw`(?:\s?[:-]\s?(?:19|20)\d\d)?`;

/**
 * "GB/T 17626.n" matches "gbt 17626.5-2019", where n is the part; single letters may be left out. A
 * name stands for its parts.
 */
function patternOf(name: string): RegExp {
  const plain = fold(name);
  const tokens: readonly string[] = plain.replace(bodies, '').match(/[a-z]+|\d+/g) ?? [];
  const written = tokens.map((token) => {
    if (token === 'n') return String.raw`(\d{1,2})`;
    return /^[a-z]$/.test(token) ? `${token}?` : token;
  });
  const start = bodies.test(plain) ? anyBody : '';
  const parts = tokens.includes('n') ? '' : String.raw`(?:-\d{1,3})*`;
  return new RegExp(
    String.raw`(?<![\w.-])${start}${written.join(joint)}${parts}(?:[a-z]\b)?${year}(?![\d-]*\d)`,
    'g',
  );
}

type Rule = readonly [digits: string, pattern: RegExp, entry: OtherStandard];

/** The longest number in a name: where it is missing, nothing else need be looked at. */
const digitsOf = (name: string) =>
  (name.match(/\d+/g) ?? []).reduce((most, one) => (one.length > most.length ? one : most), '');

const rulesOfAll = new WeakMap<readonly OtherStandard[], readonly Rule[]>();

function rulesOf(others: readonly OtherStandard[]): readonly Rule[] {
  const rules =
    rulesOfAll.get(others) ??
    others.flatMap((entry) =>
      entry.names.map((name): Rule => [digitsOf(name), patternOf(name), entry]),
    );
  rulesOfAll.set(others, rules);
  return rules;
}

/** Whether a standard is one of those named. */
export const isAmong = (typed: string, names: readonly string[]): boolean =>
  names.some((name) => typed.includes(digitsOf(name)) && typed.search(patternOf(name)) === 0);

/** A folded question with the standards that have no page here in our words, and which they are. */
export function readOtherStandards(
  text: string,
  others: readonly OtherStandard[],
  standards: readonly KnownStandard[],
): { text: string; renamed: readonly Renamed[] } {
  const renamed: Renamed[] = [];
  if (!/\d/.test(text)) return { text, renamed };
  const { bySpelling } = standardNames(standards);
  /** Listed itself, or in parts: "IEC 60076" is IEC 60076-3. */
  const isOurs = (typed: string) => {
    const bare = typed.replace(/[:-](?:19|20)\d\d$/, '');
    const number = /\b\d{4,}$/.exec(bare)?.[0];
    return (
      bySpelling.has(compact(bare)) ||
      (number !== undefined && standards.some(({ id }) => id.includes(` ${number}-`)))
    );
  };
  const plain = rulesOf(others).reduce(
    (left, [digits, pattern, { is, about }]) =>
      left.includes(digits)
        ? left.replaceAll(pattern, (typed, part: unknown) => {
            if (isOurs(typed)) return typed;
            const ours = typeof part === 'string' ? is.replace(/\bn\b/, part) : is;
            renamed.push({ name: typed.trim().toUpperCase(), is: ours, about });
            return ` ${fold(ours)} `;
          })
        : left,
    text,
  );
  return { text: plain.trim(), renamed };
}
