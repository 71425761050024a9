import { paths } from './paths.ts';

/** How many instruments fit beside each other. */
export const compareMax = 4;

/** Products side by side. */
export const comparePath = (...slugs: readonly string[]) =>
  slugs.length === 0
    ? paths.compare
    : `${paths.compare}?${new URLSearchParams(slugs.map((slug) => ['i', slug]))}`;
