import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { fetchPage } from './fetchPage.ts';

/**
 * What each page is made of: its HTML, whose scripts, styles and pictures are named by their
 * contents, and the few files that keep their names.
 */
export async function fingerprints(
  url: string,
  routes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = createHash('sha256');
  for (const file of filesIn('public')) named.update(file).update(readFileSync(file));
  const found = new Map<string, string>();
  for (const route of routes) {
    const { body } = await fetchPage(url, route);
    found.set(route, named.copy().update(body).digest('hex').slice(0, 12));
  }
  return found;
}
