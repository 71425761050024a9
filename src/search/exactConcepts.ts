import type { Concept } from './concepts.ts';
import type { KnownStandard } from './knowledge.ts';
import type { Understanding } from './understand/understand.ts';
import { fold, stem, stopWords, wordsOf } from './words.ts';

const exactly = (term: string, names: readonly string[] = []): Concept => ({
  words: [{ typed: term, term, abbreviation: true }],
  names,
  parts: [],
});

const generic = /^(?:immunity|test|tests|testing|requirements|measurement|techniques|part|\d.*)$/;

/** "Surge immunity test" is about surge: articles may say so without the number. */
const subjectOf = (title: string) =>
  wordsOf(fold(title.split(/ – /).at(-1) ?? ''))
    .filter((word) => word.length > 2 && !generic.test(word) && !stopWords.has(word))
    .map(stem);

const conceptOf = ({ id, title }: KnownStandard) =>
  exactly(fold(id.split(' ').at(-1) ?? id), subjectOf(title));

/** Standards and waves are words for articles and pages too, written exactly so. */
export function exactConcepts({ standards, waves }: Understanding): Concept[] {
  const impulses = waves.map((slug) => slug.replace(/-(\d+)$/, '/$1').replace('-', '.'));
  return [
    ...standards.slice(0, 3).map(conceptOf),
    ...[...new Set(impulses)].map((impulse) => exactly(impulse)),
  ];
}
