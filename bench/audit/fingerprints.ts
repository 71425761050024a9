import { fetchPage } from './fetchPage.ts';

/**
 * What a result of each page counts for: its entity tag, made from HTML that names its scripts,
 * styles and pictures by their contents. A page drawn on request has none, and may change with
 * anything in the build.
 */
export async function fingerprints(
  url: string,
  routes: readonly string[],
  build: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const route of routes) {
    const { headers } = await fetchPage(url, route);
    found.set(route, headers.get('etag') ?? build);
  }
  return found;
}
