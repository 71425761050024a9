import { randomUUIDv7 } from 'node:crypto';
import type { Mail } from '../outbox/mail.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import type { ScanResult } from './scanContent.ts';

interface Scanned {
  id: string;
  submission: { id: string; reference: string; state: string };
  name: string;
}

interface Parts {
  db: Db;
  composeWarning: (submission: { id: string; reference: string }, name: string) => Mail;
  now: () => number;
}

/**
 * Records what the scanner said. A refusal is noted in the submission's history and mailed to staff,
 * once, whichever instance comes first. False if another one did.
 */
export const recordScan = (
  { db, composeWarning, now }: Parts,
  { id, submission, name }: Scanned,
  { scan }: ScanResult,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('attachments')
      .set({ scan })
      .where('id', '=', id)
      .where('scan', 'in', ['unscanned', 'unchecked'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (scan !== 'refused') return true;
    await transaction
      .insertInto('submission_events')
      .values({
        id: randomUUIDv7(),
        submission_id: submission.id,
        at: now(),
        actor: 'system',
        kind: 'attachment_refused',
        detail: JSON.stringify({ name }),
      })
      .execute();
    // What is held back as spam sends no mail at all.
    if (submission.state !== 'spam')
      await transaction
        .insertInto('outbox')
        .values(outboxRow(composeWarning(submission, name), submission.id, now()))
        .execute();
    return true;
  });
