import type { OtherMaker } from '../knowledge.ts';
import { type Foreign, inEnglish } from './inEnglish.ts';
import { inOurNames } from './othersNames.ts';

const without = (mark: string) => (text: string) => text.replaceAll(mark, '');

type Rule = readonly [pattern: RegExp, plain: string | ((text: string) => string)];

/** Ways to write the same, in folded text. */
const rules: readonly Rule[] = [
  // "C.W.G." and "c w g" are one abbreviation.
  [/\b(?:[a-z]\.){2,}[a-z]?(?![\w.])/g, without('.')],
  [/\b[a-z](?: [a-z]){2,4}\b/g, without(' ')],
  [/\bc\/dn/g, 'cdn'],
  // "EFT/B" says no more than EFT; "surge/burst" is two words.
  [/(?<=\b[a-z]{2,})\/[a-z]\b/g, ''],
  [/(?<=\b[a-z]{2,})\/(?=[a-z]{2})/g, ' '],
  // "kV 6", unless the number has a unit of its own.
  [
    /(?<!\d ?)\b(?:k[va]|volts?|amps?|amperes?) ?\d+(?:\.\d+)?(?![\w./-]|\s?(?:[km]?[va]|volts?|amps?)\b)/g,
    (text) => text.replace(/^([a-z]+) ?(.+)$/, '$2 $1'),
  ],
  // "61000-4-4/5" and "61000-4-11/-34" are two standards.
  [/\b\d{5}-\d-\d+\/-?\d+\b/g, (text) => text.replace(/^(\d{5}-\d-)(\d+)\/-?(\d+)$/, '$1$2 $1$3')],
  // Only Part 68 is about disturbances that we make.
  [/\bfcc (?:47 cfr )?part (?!68)(?=\d)/g, 'fcc-'],
  [/(?<=\b[a-z]{3,})(?=(?:generator|simulator|tester)s?\b)/g, ' '],
  [/\bmil[ -]?std[ -]?(?=\d)/g, 'mil-std-'],
  [/\b(?:regulation|reg\.?) ?(?:no\.?|number|nr\.?) ?(?=\d)/g, 'regulation '],
  [/\belectro[ -]static/g, 'electrostatic'],
  [/\b(brown|drop|black)[ -](?=outs?\b)/g, (text) => text.slice(0, -1)],
  // These values are those of the networks in an ESD gun.
  [
    /^.*\b(?:150|330) ?pf\b.*$/g,
    (text) =>
      `esd ${text.replaceAll(/\b(?:(?:150|330) ?(?:pf|ohms?)|2 ?k(?:ohms?)?|(?:rc )?networks?)\b/g, ' ')}`,
  ],
  [/\ben ?301[ -](?=489)/g, 'en 301-'],
  [/\blab view\b/g, 'labview'],
  // "61000-4-5 ed 3", "3rd edition", "amendment 1".
  [/\b(?:\d(?:st|nd|rd|th) )?(?:ed|edn|edition|amd|amendment)\b\.? ?(?:\d(?:\.\d)?\b)?/g, ' '],
  // A common slip, which is on our pages too.
  [/\bimpluse/g, 'impulse'],
];

/** A folded question in the spelling and the language of the pages. */
export function plainSpelling(
  text: string,
  makers: readonly OtherMaker[],
  foreign: Foreign = [],
): string {
  const spelt = rules.reduce(
    (left, [pattern, plain]) =>
      typeof plain === 'string' ? left.replaceAll(pattern, plain) : left.replaceAll(pattern, plain),
    text,
  );
  return inEnglish(inOurNames(spelt, makers), foreign);
}
