import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../store/database.ts';

/**
 * Offers an attachment to staff although the scanner did not call it clean. False if there is no such
 * attachment, or nothing to release.
 */
export const releaseAttachment = (
  db: Db,
  submissionId: string,
  id: string,
  { actor, now }: { actor: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('attachments')
      .set({ scan: 'released' })
      .where('id', '=', id)
      .where('submission_id', '=', submissionId)
      .where('scan', 'in', ['unscanned', 'refused', 'unchecked', 'foreign'])
      .returning('name')
      .executeTakeFirst();
    if (!row) return false;
    await transaction
      .insertInto('submission_events')
      .values({
        id: randomUUIDv7(),
        submission_id: submissionId,
        at: now,
        actor,
        kind: 'attachment_released',
        detail: JSON.stringify({ name: row.name }),
      })
      .execute();
    return true;
  });
