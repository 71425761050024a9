import { releaseFiles } from '../release.ts';
import type { Db } from '../store/database.ts';
import { createChecker } from './checker.ts';
import { createPublications } from './publications.ts';
import { createPublishedTexts } from './publishedTexts.ts';
import { createPublishing } from './publishing.ts';
import { createReleasedContent } from './releasedContent.ts';
import { createRevisions } from './revisions.ts';
import { createSiteNotice } from './siteNotice.ts';

interface Parts {
  db: Db;
  now: () => number;
  /** Its folder; in development, the checkout is read. */
  release: string | undefined;
}

/** What staff do with the content of the site. */
export const createContentServices = ({ db, now, release }: Parts) => ({
  released: createReleasedContent(release && releaseFiles(release).content),
  checker: createChecker(release),
  revisions: createRevisions(db, now),
  publications: createPublications(db, now),
  publishing: createPublishing(db, now),
  siteNotice: createSiteNotice(db, now),
  texts: createPublishedTexts(db),
});
