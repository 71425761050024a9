import { paths } from '../site/paths.ts';
import type { KnownStandard } from './knowledge.ts';
import type { Ranked } from './rank.ts';
import { kindOfPath } from './searchKinds.ts';
import type { Understanding } from './understand/understand.ts';
import { scores } from './weights.ts';

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
export function withOthers(ranked: readonly Ranked[], asked: Understanding): readonly Ranked[] {
  const [standard] = asked.standards;
  const isRated = Object.keys(asked.ratings).length > 0 || asked.waves.length > 0;
  const isNamed = asked.models.length > 0 || (ranked[0]?.score ?? 0) >= scores.name;
  if (!standard)
    return isRated || isNamed || asked.asksHow ? ranked : withList(ranked, asked.isFactual);
  const first = placeOf(standard, isNamed);
  const withPage = lift(ranked, ({ path }) => path === standard.path, first);
  if (standard.calls.length > 2 && asked.asksWhich && !isNamed)
    return withPlan(withPage, first + 1);
  const isAlone = asked.standards.length === 1 && asked.rest.trim() === '';
  return isAlone ? lift(withPage, ({ kind }) => kind === 'help', 3) : withPage;
}
