import { pagePaths } from '../../src/site/paths.ts';

/** Every page: the list of addresses, and what content adds to it according to the site's own map. */
export async function allRoutes(url: string): Promise<readonly string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...pagePaths, ...listed])];
}

/** One page of each kind: the first child of a parent stands for its siblings. */
export function sampleOf(routes: readonly string[]): readonly string[] {
  const parents = new Set<string>();
  return routes.filter((route) => {
    if (pagePaths.includes(route)) return true;
    const parent = route.slice(0, route.lastIndexOf('/'));
    return !parents.has(parent) && parents.add(parent);
  });
}
