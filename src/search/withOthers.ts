import type { Ranked } from './rank.ts';
import type { Understanding } from './understand/understand.ts';

/** Moves the first that fits to a place near the top, if it is not there already. */
function lift(ranked: readonly Ranked[], fits: (one: Ranked) => boolean, place: number): Ranked[] {
  const at = ranked.findIndex(fits);
  const one = ranked[at];
  return one && at > place ? ranked.toSpliced(at, 1).toSpliced(place, 0, one) : [...ranked];
}

/**
 * A standard alone lists many products. Its own page and an article about it stand near the top; a
 * generic standard calls for tests with several instruments, so there its page comes first.
 */
export function withOthers(ranked: readonly Ranked[], asked: Understanding): readonly Ranked[] {
  const [standard] = asked.standards;
  if (!standard || asked.standards.length > 1 || asked.rest.trim() !== '') return ranked;
  const first = standard.kind === 'generic' ? 0 : 2;
  const withPage = lift(ranked, ({ path }) => path === standard.path, first);
  return lift(withPage, ({ kind }) => kind === 'help', 3);
}
