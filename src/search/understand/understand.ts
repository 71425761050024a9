import type { Knowledge, KnownAnswer, KnownStandard, NotMade } from '../knowledge.ts';
import { fold, genericWords, stem, stopWords, wordsOf } from '../words.ts';
import { mend, vocabularyOf } from './mend.ts';
import { type Renamed, readOtherStandards } from './otherStandards.ts';
import { answerShare, phraseShare, saidWords, tellingWords } from './phraseShare.ts';
import { plainSpelling } from './plainSpelling.ts';
import { modelsIn, type Role, readFamily, readRole } from './readInstrument.ts';
import { type Ratings, readRatings } from './readRatings.ts';
import { readStandards } from './readStandards.ts';
import { type Aim, readAim, readPort, readSubjects } from './readSubjects.ts';
import { readSpdClass, readWaves } from './readWaves.ts';

export interface Understanding extends Aim {
  standards: readonly KnownStandard[];
  /** Numbers of standards that the site does not know. */
  unknown: readonly string[];
  /** Standards that were looked up as others. */
  renamed: readonly Renamed[];
  /** Slugs. */
  waves: readonly string[];
  /** The waves of what it is about: "burst", "dips". Others may be meant too. */
  subjects: readonly string[];
  /** The same, apart for each disturbance. */
  topics: readonly (readonly string[])[];
  ratings: Ratings;
  /** Everyday questions, with the share of the question that they cover. */
  answers: readonly { answer: KnownAnswer; share: number }[];
  notMade: NotMade | undefined;
  /** Pages of the instruments whose whole name is in it. */
  models: readonly string[];
  /** "cwg", "cdn": one of these is meant. */
  family: string | undefined;
  /** What the instrument is to do, where a word says so. */
  role: Role | undefined;
  /** Lines that carry no supply. */
  port: 'signal' | undefined;
  /** The words that are left, for the texts of pages. */
  rest: string;
  /** Whether each of them was understood, so that facts say more than texts. */
  isFactual: boolean;
}

const waveSlugs = ({ products }: Knowledge): ReadonlySet<string> =>
  new Set(products.flatMap(({ waves }) => waves.map(({ slug }) => slug)));

const bareNumber = ({ id }: KnownStandard) => fold(id.split(' ').at(-1) ?? id);

/** Said of what most instruments here give. */
const plainKinds = /\b(?:high[ -]voltage|hv|ac|dc)\b/g;

/** The words that say something else than which instrument is meant. */
function wordsBeyond(rest: string, family: string | undefined): Set<string> {
  const words = wordsOf(readRole(readSubjects(rest).rest).rest.replaceAll(plainKinds, ' ')).filter(
    (word) =>
      word !== family && !stopWords.has(word) && !genericWords.has(word) && !/^[\d.]+$/.test(word),
  );
  return new Set(words.map(stem));
}

/** The disturbances in a question; kilovolts of AC or DC are one too. */
function topicsOf(text: string, { volts = 0 }: Ratings): readonly (readonly string[])[] {
  const kinds = volts >= 1000 ? (text.match(/\b(?:ac|dc)\b/g) ?? []) : [];
  const { topics } = readSubjects(text);
  return kinds.length > 0 ? [kinds, ...topics] : topics;
}

/** "Oscilloscope 500 MHz" is about an oscilloscope. */
const withoutFigures = (words: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !/^(?:[\d.]+|[kmg]?hz)$/.test(word)));

/** As it is written on pages: megavolts are in capitals only, folded they would be millivolts. */
const inKilovolts = (question: string) =>
  question.replaceAll(/(\d+(?:[.,]\d+)?)\s?MV\b/g, (_, number: string) => {
    const kilovolts = Number(number.replace(',', '.')) * 1000;
    return `${kilovolts} kV`;
  });

const isTask = ({ answer, share }: { answer: KnownAnswer; share: number }) =>
  answer.ofAny === true && share >= 0.6;

/** What is not made, if most of a question is about it. */
function nearest(
  entries: readonly NotMade[],
  said: ReadonlySet<string>,
  telling: ReadonlySet<string>,
): NotMade | undefined {
  let most = 0.6;
  let best: NotMade | undefined;
  for (const entry of entries) {
    const share = phraseShare(said, telling, entry);
    if (share > most || (share === most && !best)) [most, best] = [share, entry];
  }
  return best;
}

/** What a question asks for beyond its words. `isOnSite` tells whether a page has a term. */
export function understand(
  question: string,
  knowledge: Knowledge,
  isOnSite: (term: string) => boolean = () => true,
): Understanding {
  const { makers, foreign, otherStandards } = knowledge;
  const other = readOtherStandards(
    fold(inKilovolts(question)),
    otherStandards,
    knowledge.standards,
  );
  const text = mend(plainSpelling(other.text, makers, foreign), vocabularyOf(knowledge), isOnSite);
  const slugs = waveSlugs(knowledge);
  const classed = readSpdClass(text);
  const named = readWaves(classed.rest, (slug) => slugs.has(slug));
  const read = readStandards(wordsOf(named.rest), knowledge.standards);
  const left = read.rest.join(' ');
  const { ratings, rest } = slugs.size > 0 ? readRatings(left) : { ratings: {}, rest: left };
  const models = modelsIn(question, knowledge.products);
  // Who names one of a family does not mean its others.
  const family =
    models.length > 0 ? undefined : readFamily(read.rest, knowledge.products, question);
  const { role } = readRole(text);
  const topics = classed.waves.length > 0 ? [classed.waves] : topicsOf(text, ratings);
  const aim = readAim(text);
  // "No data" is about no cable.
  const { port, rest: withoutPort } = aim.isFault ? { port: undefined, rest } : readPort(rest);
  const beyond = wordsBeyond(withoutPort, family);
  const said = saidWords(
    [...read.rest, ...read.unknown, ...read.standards.map(bareNumber), ...named.waves].join(' '),
  );
  const telling = tellingWords(said);
  const isOfInstrument =
    topics.length + read.standards.length + Object.keys(ratings).length > 0 ||
    role !== undefined ||
    family !== undefined ||
    models.length > 0;
  // Who names a standard asks how something is tested: "ship equipment" is nothing to be sent.
  const isTest = other.renamed.some(({ about }) => about !== undefined);
  const answers = (isTest ? [] : knowledge.answers)
    .map((answer) => ({
      answer,
      share: answerShare(answer, { said, telling, beyond, isOfInstrument }),
    }))
    .filter(({ share }) => share > 0);
  const isAnswered = answers.some(({ share }) => share >= 0.75);
  return {
    standards: read.standards,
    // "ISO 17025" is a question about calibration.
    unknown: answers.some(({ share }) => share >= 0.6) ? [] : read.unknown,
    renamed: other.renamed,
    waves: [...named.waves, ...classed.waves.filter((slug) => slugs.has(slug))],
    topics,
    subjects: topics.flat(),
    ratings,
    answers,
    notMade: isAnswered ? undefined : nearest(knowledge.notMade, said, withoutFigures(telling)),
    models,
    family,
    role,
    port,
    ...aim,
    // How something is ordered or sent back is in no article.
    asksHow: aim.isFault || (aim.asksHow && !answers.some(isTask)),
    rest: port && (role === 'coupling' || topics.length > 0) ? withoutPort : rest,
    isFactual: beyond.size === 0,
  };
}
