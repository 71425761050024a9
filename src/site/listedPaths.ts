import { allProducts } from './catalogue.ts';
import { pagePaths, paths } from './paths.ts';

/** The pages search engines should list. */
export async function listedPaths(): Promise<readonly string[]> {
  const pages = pagePaths.filter((path) => path !== paths.search && path !== paths.quote);
  return [...pages, ...(await allProducts()).map(({ path }) => path)];
}
