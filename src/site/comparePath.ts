import { paths } from './paths.ts';

export const compareMax = 4;

/** The comparison of instruments, by their slugs. */
export const comparePath = (slugs: readonly string[], path: string = paths.compare) =>
  slugs.length === 0 ? path : `${path}?${new URLSearchParams(slugs.map((slug) => ['i', slug]))}`;
