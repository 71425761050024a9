import { paths } from '../site/paths.ts';

/** The id of a standard's row in the table of standards. */
export const standardId = (standard: string) =>
  standard
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A link to that row. */
export const standardAnchor = (standard: string) => `${paths.instruments}#${standardId(standard)}`;
