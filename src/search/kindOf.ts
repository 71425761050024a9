import { paths } from '../site/paths.ts';
import type { SearchKind } from './searchKinds.ts';

/** What a visitor finds at an address. */
export function kindOf(path: string): SearchKind {
  if (path.endsWith('.pdf')) return 'manual';
  if (path.startsWith(`${paths.helpCenter}/`)) return 'help';
  const isProduct = [paths.instruments, paths.products].some((part) => path.startsWith(`${part}/`));
  return isProduct ? 'product' : 'page';
}
