import { otherSpellings } from '../../site/otherSpellings.ts';
import type { Target } from './target.ts';

/** The canonical address for another spelling or a trailing slash. */
export function canonicalAddress({ path }: Target): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  return otherSpellings[bare] ?? (bare === path ? undefined : encodeURI(bare));
}
