import type { Knowledge, KnownAnswer, KnownStandard, NotMade } from '../knowledge.ts';
import { fold, wordsOf } from '../words.ts';
import { phraseShare, tellingWords } from './phraseShare.ts';
import { type Ratings, readRatings } from './readRatings.ts';
import { readStandards } from './readStandards.ts';
import { readSubjects } from './readSubjects.ts';
import { readWaves } from './readWaves.ts';

export interface Understanding {
  standards: readonly KnownStandard[];
  /** Numbers of standards that the site does not know. */
  unknown: readonly string[];
  /** Slugs. */
  waves: readonly string[];
  /** The waves of what it is about: "burst", "dips". Others may be meant too. */
  subjects: readonly string[];
  ratings: Ratings;
  /** Everyday questions, with the share of the question that they cover. */
  answers: readonly { answer: KnownAnswer; share: number }[];
  notMade: NotMade | undefined;
  /** What the instrument is to do, where a word says so. */
  role: 'measuring' | 'coupling' | 'generator' | undefined;
  /** How something is done or what is wrong, rather than what to buy. */
  asksHow: boolean;
  /** The words that are left. */
  rest: string;
}

const how =
  /\b(?:how|why|verify|verifying|verification|check|checking|install|installing|installation|set ?up|setup|connect|connecting|wiring|commission|commissioning|trips?|tripping|error|fault|fails?|failing|wrong|guide|tutorial|troubleshoot\w*|not (?:working|charging|firing)|no (?:pulse|data|output)|shows?|display\w*|message|alarm|resets?|stuck|blank|does(?:n'?t| not)|won'?t|out of (?:tolerance|spec\w*|limits?)|explained|missing|stopped)\b/;

const roleWords = [
  [/\b(?:dividers?|probes?|measur\w+|lisn|artificial network)\b/, 'measuring'],
  [/\b(?:networks?|cdns?|clamps?|coupling)\b/, 'coupling'],
  [/\b(?:generators?|simulators?|sources?|testers?|guns?|pistols?)\b/, 'generator'],
] as const;

const known = new WeakMap<Knowledge, ReadonlySet<string>>();

function waveSlugs(knowledge: Knowledge): ReadonlySet<string> {
  let slugs = known.get(knowledge);
  if (!slugs) {
    slugs = new Set(knowledge.products.flatMap(({ waves }) => waves.map(({ slug }) => slug)));
    known.set(knowledge, slugs);
  }
  return slugs;
}

/** What a question asks for beyond its words. */
export function understand(question: string, knowledge: Knowledge): Understanding {
  // Megavolts are in capitals only; folded they would be millivolts.
  const text = fold(question.replaceAll(/(\d)\s?MV\b/g, '$1000 kV'));
  const slugs = waveSlugs(knowledge);
  const withoutWaves = readWaves(text.replaceAll(/\bmil[ -]?std[ -]?(?=\d)/g, 'mil-std-'), (slug) =>
    slugs.has(slug),
  );
  const read = readStandards(wordsOf(withoutWaves.rest), knowledge.standards);
  const left = read.rest.join(' ');
  const { ratings, rest } = slugs.size > 0 ? readRatings(left) : { ratings: {}, rest: left };
  const words = tellingWords(text);
  const answers = knowledge.answers
    .map((answer) => ({ answer, share: phraseShare(words, answer) }))
    .filter(({ share }) => share > 0);
  const isAnswered = answers.some(({ share }) => share >= 0.75);
  return {
    standards: read.standards,
    // "ISO 17025" is a question about calibration.
    unknown: isAnswered ? [] : read.unknown,
    waves: withoutWaves.waves,
    subjects: readSubjects(text),
    ratings,
    answers,
    notMade: isAnswered
      ? undefined
      : knowledge.notMade.find((entry) => phraseShare(words, entry) >= 0.6),
    role: roleWords.find(([pattern]) => pattern.test(text))?.[1],
    asksHow: how.test(text),
    rest,
  };
}
