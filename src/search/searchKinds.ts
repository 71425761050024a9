import { paths } from '../site/paths.ts';

export const searchKinds = ['product', 'help', 'manual', 'page'] as const;

export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (text: string | null): text is SearchKind =>
  searchKinds.some((kind) => kind === text);

/** Pages about choosing, below the instruments. */
const tools = [
  paths.primer,
  paths.standards,
  paths.testPlan,
  paths.finder,
  paths.compare,
  paths.accessories,
];

/** The kind of content at a path. */
export function kindOfPath(path: string): SearchKind {
  if (path.endsWith('.pdf')) return 'manual';
  if (path.startsWith(`${paths.helpCenter}/`)) return 'help';
  if (path.startsWith(`${paths.standards}/`)) return 'page';
  const isTool = tools.some((tool) => path === tool || path.startsWith(`${tool}/`));
  if (isTool) return 'page';
  const isProduct = [paths.instruments, paths.products].some((part) => path.startsWith(`${part}/`));
  return isProduct ? 'product' : 'page';
}
