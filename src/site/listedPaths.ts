import { pagePaths, paths } from './paths.ts';

/** The pages search engines should list. */
export async function listedPaths(): Promise<readonly string[]> {
  return pagePaths.filter((path) => path !== paths.search && path !== paths.quote);
}
