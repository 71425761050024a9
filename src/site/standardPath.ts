import { paths } from './paths.ts';

/** The page of a standard. */
export const standardPath = (slug: string) => `${paths.standards}/${slug}`;
