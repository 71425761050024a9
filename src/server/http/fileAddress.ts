import { categoryTableFile, listedCategories } from '../../site/pageAddresses.ts';
import {
  categoryPath,
  categoryTabFile,
  closedJobFile,
  isTransientCategory,
  paths,
} from '../../site/paths.ts';
import type { Target } from './exchange.ts';

const errorPages = new Set(['/404', '/429', '/500', '/503']);

/**
 * The file that answers a request: usually the page's own, but also a category picked by the query
 * or the page of a closed job.
 */
export function fileAddress(
  { path, search }: Target,
  isClosedJob: (path: string) => boolean,
): string {
  if (isClosedJob(path)) return closedJobFile(path);
  // Not reachable by its own address: while the job is open, that page would be wrong.
  if (path.endsWith(closedJobFile(''))) return '';
  // Error pages are sent with their status. Requested directly, they do not exist.
  if (errorPages.has(path)) return '';
  if (search === '' || !path.startsWith(paths.instruments)) return path;
  const query = new URLSearchParams(search);
  const listed = listedCategories.find((key) => categoryPath(key) === path);
  if (listed && query.get('view') === 'table') return categoryTableFile(listed);
  if (path !== paths.transientGenerators) return path;
  const category = query.get('category') ?? undefined;
  return isTransientCategory(category) ? categoryTabFile(category) : path;
}
