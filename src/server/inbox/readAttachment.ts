import type { Db } from '../store/database.ts';

export async function readAttachment(db: Db, submissionId: string, id: string) {
  const row = await db
    .selectFrom('attachments')
    .select(['name', 'content'])
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && { name: row.name, content: new Uint8Array(row.content) };
}
