import { categoryTabFile, isTransientCategory, paths } from '../../site/paths.ts';
import type { Target } from './target.ts';

/** The file that answers: a page's own, or the copy of the category that the query chooses. */
export function fileAddress({ path, search }: Target): string {
  if (search === '' || path !== paths.transientGenerators) return path;
  const category = new URLSearchParams(search).get('category') ?? undefined;
  return isTransientCategory(category) ? categoryTabFile(category) : path;
}
