import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';

type Row = readonly [
  method: 'GET' | 'POST',
  path: string,
  /** The least role that may, and what it gets. */
  needs: StaffRole,
  status: number,
  fields?: Record<string, string>,
];

const job = 'jobs/hr-intern.yaml';

/** The inbox's addresses where the site's texts are edited. */
export const contentAddresses: readonly Row[] = [
  ['GET', inboxPaths.content, 'writer', 200],
  ['GET', inboxPaths.contentFile(job), 'writer', 200],
  ['GET', inboxPaths.contentHistory(job), 'writer', 200],
  ['GET', inboxPaths.contentNew(job), 'writer', 200],
  ['GET', inboxPaths.contentRemoval(job), 'writer', 200],
  ['GET', inboxPaths.contentOf('/about'), 'writer', 303],
  ['GET', inboxPaths.contentPicture, 'writer', 200],
  ['POST', inboxPaths.contentPicture, 'writer', 422, { name: 'x' }],
  ['GET', inboxPaths.publicationStatus('none'), 'writer', 404],
  ['GET', inboxPaths.publish, 'writer', 200],
  ['GET', inboxPaths.notice, 'publisher', 200],
  ['POST', inboxPaths.publication, 'writer', 404, { id: 'none' }],
  ['POST', inboxPaths.publish, 'writer', 422, { reason: '' }],
  ['POST', inboxPaths.contentFile(job), 'writer', 409, { 'field:["title"]': 'x' }],
  ['POST', inboxPaths.contentHistory(job), 'writer', 404, { id: 'none' }],
  ['POST', inboxPaths.contentNew(job), 'writer', 422, { name: 'No' }],
  ['POST', inboxPaths.contentRemoval(job), 'writer', 422, { how: '' }],
  ['POST', inboxPaths.notice, 'publisher', 422, { text: '' }],
];
