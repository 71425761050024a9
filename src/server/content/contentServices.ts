import type { Db } from '../store/database.ts';
import { createPublications } from './publications.ts';
import { createPublishedTexts } from './publishedTexts.ts';
import { createPublishing } from './publishing.ts';
import { createReleasedContent } from './releasedContent.ts';
import { createRevisions } from './revisions.ts';

interface Parts {
  db: Db;
  now: () => number;
  /** What the release was built from; in development, the checkout is read. */
  file: string | undefined;
}

/** What staff do with the content of the site. */
export const createContentServices = ({ db, now, file }: Parts) => ({
  released: createReleasedContent(file),
  revisions: createRevisions(db, now),
  publications: createPublications(db, now),
  publishing: createPublishing(db, now),
  texts: createPublishedTexts(db),
});
