import type { KnownProduct } from '../knowledge.ts';
import { anyNameOf } from '../synonyms.ts';
import { compact, fold, wordsOf } from '../words.ts';

/** "cwg-4-2" is one of CWG, "ivg-f-25-30" of IVG. */
export const familyOf = ({ slug }: KnownProduct) => slug.split('-')[0] ?? '';

/** English words too: a family only where they are written in capitals. */
const alsoWords = /^(?:an|act|auto|multi|tele)$/;

/** The family of instruments that a folded question names: "CWG 20 kV", "CDN with 32 A". */
export function readFamily(
  words: readonly string[],
  products: readonly KnownProduct[],
  asTyped: string,
): string | undefined {
  const families = new Set(products.map(familyOf));
  return words.find(
    (word) =>
      families.has(word) &&
      !(alsoWords.test(word) && !new RegExp(`\\b${word.toUpperCase()}\\b`).test(asTyped)),
  );
}

const mostWords = 4;

/** The pages of the products whose whole name is in a question: "data sheet of CWG 6-3". */
export function modelsIn(question: string, products: readonly KnownProduct[]): string[] {
  const paths = new Map(products.map(({ slug, path }) => [compact(slug), path]));
  const words = wordsOf(fold(question)).map(compact);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let joined = '';
    for (const word of words.slice(at, at + mostWords)) {
      joined += word;
      const path = paths.get(joined);
      if (path) found.push(path);
    }
  }
  return found;
}

export type Role = 'measuring' | 'coupling' | 'generator';

const roles: readonly (readonly [pattern: RegExp, role: Role])[] = [
  [
    /\b(?:dividers?|probes?|measur\w+|lisns?|amn|artificial (?:mains )?networks?|line impedance networks?|(?:line impedance )?stabili[sz]ation networks?|v-?networks?)\b/g,
    'measuring',
  ],
  [/\b(?:networks?|cdns?|clamps?|(?:de)?coupling)\b/g, 'coupling'],
  [
    new RegExp(
      String.raw`\b(?:generators?|simulators?|sources?|testers?|${anyNameOf('gun')})\b`,
      'g',
    ),
    'generator',
  ],
];

/** What an instrument is to do, where a word says so, and the text without all such words. */
export function readRole(text: string): { role: Role | undefined; rest: string } {
  return {
    role: roles.find(([pattern]) => text.search(pattern) >= 0)?.[1],
    rest: roles.reduce((left, [pattern]) => left.replaceAll(pattern, ' '), text),
  };
}
