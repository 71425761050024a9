import { categoryTabFile, closedJobFile, isTransientCategory, paths } from '../../site/paths.ts';
import type { Target } from './target.ts';

const errorPages = new Set(['/404', '/500']);

/** The file that answers: a page's own, the category the query chooses, or a closed job's other page. */
export function fileAddress(
  { path, search }: Target,
  isClosedJob: (path: string) => boolean,
): string {
  if (isClosedJob(path)) return closedJobFile(path);
  // A closed job's copy has no address of its own: while the job is open it would tell an untruth.
  if (path.endsWith(closedJobFile(''))) return '';
  // Error pages have their status; asked for by address, they are not found like any other.
  if (errorPages.has(path)) return '';
  if (search === '' || path !== paths.transientGenerators) return path;
  const category = new URLSearchParams(search).get('category') ?? undefined;
  return isTransientCategory(category) ? categoryTabFile(category) : path;
}
