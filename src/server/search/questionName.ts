import { paths } from '../../site/paths.ts';
import { searchName } from './searchName.ts';

/** What an answer of search, finder or comparison depends on; undefined for other pages. */
export function questionName(target: { path: string; search: string }): string | undefined {
  const { path, search } = target;
  if (path === paths.search) return searchName(target);
  if (path !== paths.finder && path !== paths.compare) return undefined;
  const asked = [...new URLSearchParams(search)]
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='));
  // The finder draws the same page in whatever order it is asked; columns have an order.
  return JSON.stringify([path, ...(path === paths.finder ? asked.sort() : asked)]);
}
