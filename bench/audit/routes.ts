import { pagePaths } from '../../src/site/paths.ts';

/** All pages: the fixed paths and those in the sitemap, which adds the ones made from content. */
export async function allRoutes(url: string): Promise<readonly string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...pagePaths, ...listed])];
}

/** One page of each kind: the first child of a path represents its siblings. */
export function sampleOf(routes: readonly string[]): readonly string[] {
  const parents = new Set<string>();
  return routes.filter((route) => {
    if (pagePaths.includes(route)) return true;
    const parent = route.slice(0, route.lastIndexOf('/'));
    return !parents.has(parent) && parents.add(parent);
  });
}
