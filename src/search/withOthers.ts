import type { KnownStandard } from './knowledge.ts';
import { type Ranked, scoreOfName } from './rank.ts';
import type { Understanding } from './understand/understand.ts';

/** Moves the first that fits to a place near the top, if it is not there already. */
function lift(ranked: readonly Ranked[], fits: (one: Ranked) => boolean, place: number): Ranked[] {
  const at = ranked.findIndex(fits);
  const one = ranked[at];
  return one && at > place ? ranked.toSpliced(at, 1).toSpliced(place, 0, one) : [...ranked];
}

/** From three tests on, no single instrument is the answer. */
const isOfProducts = ({ kind, calls }: KnownStandard) => kind === 'product' && calls.length > 2;

/** The page that lists what most of the first results are: "impulse voltage generator". */
function withList(ranked: readonly Ranked[], isFactual: boolean): readonly Ranked[] {
  const parents = ranked.slice(0, 10).map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  const count = (of: readonly string[], one: string) => of.filter((other) => other === one).length;
  const few = parents.slice(0, 4);
  const list = few.find((one) => count(few, one) > 2);
  if (list === undefined) return ranked;
  // Where nearly all are of one kind, the list itself says most.
  const place = isFactual && count(parents, list) > 7 ? 0 : 1;
  return lift(ranked, ({ path }) => path === list, place);
}

/**
 * A standard alone lists many products. Its own page and an article about it stand near the top; one
 * that calls for several tests needs several instruments, so there its page comes first. Where no
 * figure says which instrument is meant, their list is among the first.
 */
export function withOthers(ranked: readonly Ranked[], asked: Understanding): readonly Ranked[] {
  const [standard] = asked.standards;
  const isRated = Object.keys(asked.ratings).length > 0 || asked.waves.length > 0;
  const isNamed = asked.models.length > 0 || (ranked[0]?.score ?? 0) >= scoreOfName;
  if (!standard)
    return isRated || isNamed || asked.asksHow ? ranked : withList(ranked, asked.isFactual);
  if (asked.standards.length > 1 || asked.rest.trim() !== '') return ranked;
  const first = standard.kind === 'generic' || isOfProducts(standard) ? 0 : 2;
  const withPage = lift(ranked, ({ path }) => path === standard.path, first);
  return lift(withPage, ({ kind }) => kind === 'help', 3);
}
