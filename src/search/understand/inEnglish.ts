import { fold } from '../words.ts';

/** Words of another language with their English ones. A star stands for any end: "Stoßspannung*". */
export type Foreign = readonly (readonly [word: string, english: string])[];

interface Rules {
  /** Most questions have none of them, which one look tells. */
  any: RegExp;
  /** Of all words, those that begin alike, longer ones first. */
  each: readonly (readonly [pattern: RegExp, english: string])[];
}

/** A German word is made of several: its end may be a word of its own. */
const ending = /generator|tester|simulator/;

/** Without what stands around, so that one look tries all of them at the start of a word only. */
const sourceOf = (word: string) =>
  fold(word).replaceAll(' ', ' +').replaceAll('*', String.raw`\p{L}*`);
const asWords = (source: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, flags);
/** "D'onde", "l'essai". */
const elided = /\b[dl]['’](?=\p{L})/gu;

const known = new WeakMap<Foreign, Rules>();

function rulesOf(foreign: Foreign): Rules {
  const rules = known.get(foreign) ?? {
    any: asWords(foreign.map(([word]) => sourceOf(word)).join('|'), 'u'),
    each: foreign
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([word, english]) => [asWords(sourceOf(word), 'gu'), english] as const),
  };
  known.set(foreign, rules);
  return rules;
}

/** A folded question with the foreign words of the trade in English. */
export function inEnglish(text: string, foreign: Foreign): string {
  if (foreign.length === 0) return text;
  const { any, each } = rulesOf(foreign);
  if (!any.test(text)) return text;
  return each
    .reduce(
      (left, [pattern, english]) =>
        left.replaceAll(pattern, (typed) => `${english} ${ending.exec(typed)?.[0] ?? ''}`.trim()),
      text.replaceAll(elided, ''),
    )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
