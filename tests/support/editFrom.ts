import { randomUUID } from 'node:crypto';
import type { Edit } from '../../src/server/inbox/applyEdit.ts';
import type { Db } from '../../src/server/store/database.ts';

/** A change by staff as it comes from the page of a submission that was just opened. */
export async function editFrom(db: Db, id: string, email: string): Promise<Edit> {
  const row = await db
    .selectFrom('submissions')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return { by: { email, client: '192.0.2.77' }, version: row?.version ?? 0, key: randomUUID() };
}
