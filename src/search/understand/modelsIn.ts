import type { KnownProduct } from '../knowledge.ts';
import { compact, fold, wordsOf } from '../words.ts';

const known = new WeakMap<readonly KnownProduct[], ReadonlyMap<string, string>>();
const mostWords = 4;

/** The pages of the products whose whole name is in a question: "data sheet of CWG 6-3". */
export function modelsIn(question: string, products: readonly KnownProduct[]): string[] {
  let paths = known.get(products);
  if (!paths) {
    paths = new Map(products.map(({ slug, path }) => [compact(slug), path]));
    known.set(products, paths);
  }
  const words = wordsOf(fold(question)).map(compact);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let joined = '';
    for (const word of words.slice(at, at + mostWords)) {
      joined += word;
      const path = paths.get(joined);
      if (path) found.push(path);
    }
  }
  return found;
}
