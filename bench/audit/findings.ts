import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pagePaths } from '../../src/site/paths.ts';
import type { Check, Finding } from './check.ts';

const folder = '.cache/audit';

/** Every page with its entity tag, or with the build's where it is drawn on request and has none. */
export async function allRoutes(url: string, build: string): Promise<ReadonlyMap<string, string>> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const tags = new Map<string, string>();
  for (const route of new Set([...pagePaths, ...listed])) {
    const page = await fetch(url + route);
    await page.body?.cancel();
    tags.set(route, page.headers.get('etag') ?? build);
  }
  return tags;
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

/**
 * A check's findings, kept so that an interrupted run can be resumed. One counts until its page
 * changes: the entity tag is made from HTML that names its scripts, styles and pictures by their contents.
 */
export function openFindings({ name }: Check, tags: ReadonlyMap<string, string>) {
  const file = `${folder}/${name}.json`;
  const kept: Record<string, Finding & { of: string | undefined }> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return {
    has: (route: string) => kept[route] !== undefined && kept[route].of === tags.get(route),
    put(route: string, finding: Finding): void {
      kept[route] = { ...finding, of: tags.get(route) };
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(kept, undefined, 1));
    },
    all(): ReadonlyMap<string, Finding> {
      const counting = Object.entries(kept).filter(([route, { of }]) => of === tags.get(route));
      return new Map(counting);
    },
  };
}

export type Findings = ReturnType<typeof openFindings>;
