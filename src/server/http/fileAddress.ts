import { categoryTabFile, closedJobFile, isTransientCategory, paths } from '../../site/paths.ts';
import type { Target } from './target.ts';

/** The file that answers: a page's own, the category the query chooses, or a closed job's other page. */
export function fileAddress(
  { path, search }: Target,
  isClosedJob: (path: string) => boolean,
): string {
  if (isClosedJob(path)) return closedJobFile(path);
  // A closed job's copy has no address of its own: while the job is open it would tell an untruth.
  if (path.endsWith(closedJobFile(''))) return '';
  if (search === '' || path !== paths.transientGenerators) return path;
  const category = new URLSearchParams(search).get('category') ?? undefined;
  return isTransientCategory(category) ? categoryTabFile(category) : path;
}
