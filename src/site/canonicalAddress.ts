import { otherSpellings } from './otherSpellings.ts';

/** The canonical address for another spelling or a trailing slash; undefined if it is that already. */
export function canonicalAddress(path: string): string | undefined {
  let end = path.length;
  // Not by a pattern, which would look at every slash of a long row as often as there are slashes.
  while (path[end - 1] === '/') end--;
  const bare = path.slice(0, end) || '/';
  return otherSpellings[bare] ?? (bare === path ? undefined : encodeURI(bare));
}
