import { otherSpellings } from './otherSpellings.ts';

/** The canonical address for another spelling or a trailing slash; undefined if it is that already. */
export function canonicalAddress(path: string): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  return otherSpellings[bare] ?? (bare === path ? undefined : encodeURI(bare));
}
