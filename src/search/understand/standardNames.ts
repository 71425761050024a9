import type { KnownStandard } from '../knowledge.ts';
import { compact, fold } from '../words.ts';

/** Bodies that publish the same standard under their own name. */
const twins = ['iec', 'en', 'eniec', 'iecen', 'bsen', 'bs', 'dinen', 'din', 'is', 'isiec', 'nfen'];
const bodies =
  /^(?:iec|en|iso(?:\/t[rs])?|cispr|itu-t|itu|un|ece|sae|ieee|ul|telcordia|lv|vw|ais|tia|fcc(?: 47 cfr)?)[\s-]+/;

/** Every way to write a standard, as letters and digits only. */
function spellings(id: string): string[] {
  const plain = fold(id)
    .replace(/\s*\(part (\d)\)/, ' $1')
    .replace(/:(19|20)\d\d$/, '');
  const bare = plain.replace(bodies, '');
  const number = compact(bare);
  const all = [compact(plain), compact(id)];
  // "21" alone says nothing, "k21" and "61000-4-5" do.
  if (/[a-z]\d/.test(number) || number.length >= 4) all.push(number);
  if (/^(?:iec|en) /.test(plain)) all.push(...twins.map((twin) => twin + number));
  if (plain.startsWith('iso'))
    all.push(`iso${number}`, `eniso${number}`, `isots${number}`, `isotr${number}`);
  if (plain.startsWith('itu-t')) all.push(`itu${number}`, `rec${number}`);
  if (plain.startsWith('un r'))
    for (const body of [
      'ece',
      'unece',
      'ecer',
      'reg',
      'regulation',
      'unregulation',
      'uneceregulation',
    ])
      all.push(body + number.replace('r', ''), body + number);
  // Its recommendations are known without their part: "OIML R 60".
  if (plain.startsWith('oiml')) {
    const whole = compact(plain.replace(/-\d+$/, ''));
    all.push(whole, whole.replace('oiml', ''));
  }
  if (plain.startsWith('ieee')) all.push(`ansi${number}`, `ansiieee${number}`, `ieeestd${number}`);
  if (plain.startsWith('cispr')) all.push(`en550${number}`);
  if (plain.startsWith('telcordia'))
    all.push('gr1089', 'bellcore1089', 'telcordia1089', 'telcordiagr1089', 'nebs');
  // The numbers before 1995 and 1997.
  const part = /^61000-4-(\d+)$/.exec(bare)?.[1];
  if (part) all.push(`iec10004${part}`, `en10004${part}`, `10004${part}`, `iec801${part}`);
  // India adopts the series as IS 14700.
  if (part) all.push(`is147004${part}`, `147004${part}`, `is14700part4sec${part}`);
  return all;
}

interface Names {
  bySpelling: ReadonlyMap<string, KnownStandard>;
  longest: number;
}

const known = new WeakMap<readonly KnownStandard[], Names>();

/** The standards by every way to write them. A dated entry never hides the undated one. */
export function standardNames(standards: readonly KnownStandard[]): Names {
  let names = known.get(standards);
  if (!names) {
    const bySpelling = new Map<string, KnownStandard>();
    const ids = new Set(standards.map(({ id }) => id));
    // The European edition is the same standard.
    const own = standards.filter(
      ({ id }) => !ids.has(id.replace(/^EN /, 'IEC ')) || !id.startsWith('EN '),
    );
    for (const standard of own)
      for (const spelling of spellings(standard.id))
        if (!bySpelling.has(spelling) || compact(standard.id) === spelling)
          bySpelling.set(spelling, standard);
    names = {
      bySpelling,
      longest: Math.max(0, ...[...bySpelling.keys()].map((key) => key.length)),
    };
    known.set(standards, names);
  }
  return names;
}
