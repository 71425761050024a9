import type { KnownStandard } from '../knowledge.ts';
import { compact } from '../words.ts';
import { standardNames } from './standardNames.ts';

export interface StandardsRead {
  standards: readonly KnownStandard[];
  /** Written like a standard's number, but none that we know. */
  unknown: readonly string[];
  /** The words that are not part of a standard's name. */
  rest: readonly string[];
}

const mostWords = 6;
const years = /(?::|(?<=[.-]\d+)-)(?:19|20)\d\d$|^(?:19|20)\d\d$|^ed(?:ition)?\.?\d?$/;
const body =
  /^(?:iec|en|iso|cispr|ieee|ansi|sae|jaso|din|bs|is|jis|gost|gb|gbt|vda|gmw|mil|mil-std|milstd|std|do|rtca|def-stan|itu|itu-t|ul|astm|ece|un|lv|fmc\d+|cs\d+)$/;
/** "61000-4-6", "en55032", "do-160", "mil-std-461", "gmw3097", "k.12". */
const number =
  /^(?:(?:iec|en|iso|cispr|ieee|ansi|sae|jaso|din|bs|jis|gost|gb|gbt|vda|gmw|mil-?std-?|do-?|fmc|itu-?t?|ul|ece|fcc|lv|k\.?)-?[a-z]?\d[\d./-]*[a-z]?|r-?\d{1,3}|[5-6]\d{4}(?:-\d+)*|(?:7637|11452|10605|16750|1000)-\d+(?:-\d+)*)$/;
const bareNumber = /^[a-z]?\d[\d./-]*[a-z]?$/;

/** Engineers leave out the series; models such as CWG 4-2 have letters before. */
const short = /^[46]-\d{1,2}$/;
const ofIec = /^(?:iec|en)$/;
const before =
  /^(?:iec|en|level|test|tests|testing|to|for|per|part|the|of|and|surge|burst|esd|dips?)$/;

/** "Is 1000 V enough": Indian standards have longer numbers, and no unit. */
const isVerb = (words: readonly string[], at: number) =>
  words[at] === 'is' &&
  (!/^\d{4}/.test(words[at + 1] ?? '') || /^[km]?(?:v|a|hz)$/.test(words[at + 2] ?? ''));

/** Standards by any spelling: together or apart, with or without their body, with a year or not. */
export function readStandards(
  words: readonly string[],
  all: readonly KnownStandard[],
): StandardsRead {
  if (all.length === 0) return { standards: [], unknown: [], rest: words };
  const { bySpelling, longest } = standardNames(all);
  const standards = new Set<KnownStandard>();
  const plain = words.map((word) => compact(word.replace(years, '')));
  const unknown: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    let found: KnownStandard | undefined;
    let length = 0;
    let joined = '';
    for (let count = 1; count <= mostWords && at + count <= words.length; count++) {
      joined += plain[at + count - 1] ?? '';
      if (joined.length > longest) break;
      if (words[at + count - 1] === 'part') continue;
      const match = bySpelling.get(joined) ?? bySpelling.get(joined.replace('part', ''));
      if (match) [found, length] = [match, count];
    }
    const word = words[at] ?? '';
    // A slip in the body's name, as in "ec61000-4-5", does not matter.
    if (!found) {
      found = bySpelling.get(compact(word).replace(/^[a-z]{1,5}(?=\d{5})/, ''));
      length = 1;
    }
    const next = words[at + 1] ?? '';
    if (found) {
      standards.add(found);
      // "BS EN IEC 61000-4-5": each that adopts it may stand before.
      while (body.test(rest.at(-1) ?? '')) rest.pop();
      at += length;
    } else if (ofIec.test(word) && short.test(next)) {
      // "IEC 4-5": the series goes without saying.
      at += 1;
    } else if (body.test(word) && bareNumber.test(next) && !isVerb(words, at)) {
      family(`${word} ${next}`, next);
      at += 2;
    } else if (number.test(word)) {
      family(word, word.replace(/^[a-z]+-?(?=\d)/, ''));
      at += 1;
    } else if (short.test(word) && (at === 0 || before.test(words[at - 1] ?? ''))) {
      const match = bySpelling.get(`61000${compact(word)}`);
      if (match) standards.add(match);
      else rest.push(word);
      at += 1;
    } else if (years.test(word) && standards.size > 0) at += 1;
    else {
      rest.push(word);
      at += 1;
    }
  }

  /** A number without its part stands for all parts: "ISO 7637", "61643". */
  function family(name: string, digits: string): void {
    const bare = digits.replace(years, '');
    const parts = all.filter(({ id }) =>
      new RegExp(`[ .]${bare.replaceAll('.', '\\.')}[-.]`, 'i').test(id),
    );
    if (bare.length >= 4 && parts.length > 0) for (const part of parts) standards.add(part);
    else unknown.push(name);
  }
  return { standards: [...standards], unknown, rest };
}
