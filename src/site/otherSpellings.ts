import { paths } from './paths.ts';

/** Spellings that people are likely to try. Each redirects (301) to the page. */
export const otherSpellings: Readonly<Record<string, string>> = {
  '/products/ev-simulator': paths.evSimulator,
  '/instruments/automotive-emc-test': paths.automotiveEmcTest,
  '/services/salesforce': paths.salesforce,
  '/services/industry-4': paths.industry4,
  '/services/join': paths.join,
  '/services/join-the-community': paths.join,
  '/services/terms': paths.terms,
  '/services/terms-and-conditions': paths.terms,
  '/terms': paths.terms,
  '/index.html': paths.home,
  '/forms/quote': paths.quote,
};

/** The canonical address for another spelling or a trailing slash; undefined if it is that already. */
export function canonicalAddress(path: string): string | undefined {
  let end = path.length;
  // Not by a pattern, which would look at every slash of a long row as often as there are slashes.
  while (path[end - 1] === '/') end--;
  const bare = path.slice(0, end) || '/';
  if (bare === path) return otherSpellings[bare];
  // The name of a product keeps its encoded slashes as they were asked for.
  return otherSpellings[bare] ?? encodeURI(bare).replaceAll('%252F', '%2F');
}
