import { standardPath } from '../site/standardPath.ts';

/** The last part of the address of a standard's page: "IEC 61000-4-5" is iec-61000-4-5. */
export const standardId = (standard: string) =>
  standard
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A link to that page. */
export const standardAnchor = (standard: string) => standardPath(standardId(standard));
