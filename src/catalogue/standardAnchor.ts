import { paths } from '../site/paths.ts';

/** A standard's id as the table of standards marks its row. */
export const standardId = (standard: string) =>
  standard
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The row of the table of standards. */
export const standardAnchor = (standard: string) => `${paths.instruments}#${standardId(standard)}`;
