import { paths } from '../site/paths.ts';
import type { Explained, Knowledge, KnownStandard } from './knowledge.ts';
import type { Ranked } from './rank.ts';
import { kindOfPath } from './searchKinds.ts';
import { phraseShare, saidWords } from './understand/phraseShare.ts';
import type { Understanding } from './understand/understand.ts';
import { scores, shares } from './weights.ts';

/** Moves the first that fits to a place near the top, if it is not there already. */
function lift(ranked: readonly Ranked[], fits: (one: Ranked) => boolean, place: number): Ranked[] {
  const at = ranked.findIndex(fits);
  const one = ranked[at];
  return one && at > place ? ranked.toSpliced(at, 1).toSpliced(place, 0, one) : [...ranked];
}

/** The page that lists what most of the first results are: "impulse voltage generator". */
function withList(ranked: readonly Ranked[], isFactual: boolean): readonly Ranked[] {
  const parents = ranked.slice(0, 10).map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  const count = (of: readonly string[], one: string) => of.filter((other) => other === one).length;
  const few = parents.slice(0, 4);
  const list = few.find((one) => count(few, one) > 2);
  if (list === undefined) return ranked;
  const [best, next] = ranked;
  const isClear = best && next && best.score > next.score + 0.4;
  // Where nearly all are of one kind and none stands out, the list itself says most.
  const place = isFactual && !isClear && count(parents, list) > 7 ? 0 : 1;
  return lift(ranked, ({ path }) => path === list, place);
}

/** Nothing is asked but a standard, by its number, its year or its edition. */
const isAlone = ({ standards, rest, waves, models }: Understanding) =>
  standards.length === 1 && rest.trim() === '' && waves.length + models.length === 0;

/** Where the page of a standard stands: first if it calls for several instruments. */
function placeOf({ kind, calls }: KnownStandard, isNamed: boolean): number {
  if (isNamed || calls.length < 3) return 2;
  return kind === 'product' || kind === 'generic' ? 0 : 1;
}

/** The plan of the tests that a standard calls for, after its page. */
function withPlan(ranked: readonly Ranked[], place: number): Ranked[] {
  const path = paths.testPlan;
  const others = ranked.filter((one) => one.path !== path);
  const plan = ranked.find((one) => one.path === path) ?? {
    path,
    kind: kindOfPath(path),
    score: 0,
    terms: [],
  };
  return others.toSpliced(place, 0, plan);
}

/**
 * A standard lists many products. Its own page stands near the top, and an article about it if
 * nothing else is asked; one that calls for several tests needs several instruments, so there its
 * page comes first. Where no figure says which instrument is meant, their list is among the first.
 */
export function withOthers(
  ranked: readonly Ranked[],
  asked: Understanding,
  { explained }: Pick<Knowledge, 'explained'>,
): readonly Ranked[] {
  return withMeaning(withPages(ranked, asked), asked, explained);
}

/** The page of a standard, the list of a kind. */
function withPages(ranked: readonly Ranked[], asked: Understanding): readonly Ranked[] {
  const [standard] = asked.standards;
  const isRated = Object.keys(asked.ratings).length > 0 || asked.waves.length > 0;
  const isNamed = asked.models.length > 0 || (ranked[0]?.score ?? 0) >= scores.name;
  if (!standard)
    return isRated || isNamed || asked.asksHow ? ranked : withList(ranked, asked.isFactual);
  const first = isAlone(asked) ? 0 : placeOf(standard, isNamed);
  const withPage = lift(ranked, ({ path }) => path === standard.path, first);
  if (standard.calls.length > 2 && asked.asksWhich && !isNamed)
    return withPlan(withPage, first + 1);
  return isAlone(asked) ? lift(withPage, ({ kind }) => kind === 'help', 3) : withPage;
}

/** How well a page explains what was asked for: named by its wave, by a phrase, or by its subject. */
function explains({ waves, phrases }: Explained, asked: Understanding, said: Set<string>): number {
  const isOf = (some: readonly string[]) => some.some((wave) => waves.includes(wave));
  const named = isOf(asked.waves) ? 2 : 0;
  const phrase = phraseShare(said, said, { phrases }) > 0 ? 1 : 0;
  const topics = asked.topics.filter(([first]) => first !== undefined && waves.includes(first));
  return named + phrase + topics.length;
}

/** Pages that explain come first for who asks what something is or how two things differ. */
function withMeaning(
  ranked: readonly Ranked[],
  asked: Understanding,
  explained: readonly Explained[],
): readonly Ranked[] {
  const isTask = asked.answers.some(({ answer, share }) => answer.ofAny && share >= shares.most);
  if (!asked.asksMeaning || isTask) return ranked;
  const said = saidWords(asked.rest);
  const pages =
    asked.models.length > 1
      ? [paths.compare]
      : explained
          .map((page) => ({ page, fit: explains(page, asked, said) }))
          .filter(({ fit }) => fit > 0 && asked.models.length === 0)
          .toSorted((one, other) => other.fit - one.fit)
          .map(({ page }) => page.path);
  // How two standards differ, their own pages say.
  const own = asked.standards.flatMap(({ path }) => path ?? []);
  const first = [...new Set([...own, ...pages])];
  return [
    ...first.map((path): Ranked => ({ path, kind: kindOfPath(path), score: 0, terms: [] })),
    ...ranked.filter(({ path }) => !first.includes(path)),
  ];
}
