import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import {
  applyEdit,
  type Edit,
  type EditOutcome,
  type LockedSubmission,
  lockSubmission,
} from './applyEdit.ts';

interface Parts {
  db: Db;
  now: () => number;
}

export type MergeOutcome = EditOutcome | 'unknown' | 'otherPerson';

/** The case that a reference leads to, unless it is the one itself. */
async function targetOf(db: Transaction<Database>, id: string, reference: string) {
  const named = await db
    .selectFrom('submissions')
    .select(['id', 'merged_into'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const target = named?.merged_into ?? named?.id;
  return target === undefined || target === id ? undefined : lockSubmission(db, target);
}

/** What waits for an answer in a part waits for it in the whole. */
async function takeOver(
  db: Transaction<Database>,
  part: LockedSubmission,
  whole: LockedSubmission,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const isWaiting = part.answered_at === null && part.state !== 'done';
  const reopens = isWaiting && whole.state === 'done';
  await db
    .updateTable('submissions')
    .set({
      ...{
        updated_at: now,
        version: whole.version + 1,
        urgent: Math.max(whole.urgent, part.urgent),
      },
      last_message_at: Math.max(whole.last_message_at, part.last_message_at, part.created_at),
      ...(reopens ? { state: 'in_progress' as const, closed_at: null } : {}),
      ...(isWaiting && whole.answered_at !== null
        ? {
            first_due_at: whole.first_due_at ?? whole.due_at,
            first_answered_at: whole.first_answered_at ?? whole.answered_at,
            ...{ answered_at: null, due_at: part.due_at },
          }
        : {}),
    })
    .where('id', '=', whole.id)
    .execute();
  const detail = JSON.stringify({ from: part.reference });
  await db
    .insertInto('submission_events')
    .values({
      ...{ id: randomUUIDv7(), submission_id: whole.id, at: now, actor: by, kind: 'merged_in' },
      ...{ detail, version: whole.version + 1 },
    })
    .execute();
}

/**
 * Makes a case part of another one of the same person: it closes, its mails lead there, and what was
 * written in it stands there. Nothing is moved, so that it can be taken apart again. Two people's
 * data are never joined: each has theirs exported and erased alone.
 */
export async function mergeSubmission(
  parts: Parts,
  id: string,
  edit: Edit,
  reference: string,
): Promise<MergeOutcome> {
  let refused: 'unknown' | 'otherPerson' | undefined;
  const outcome = await applyEdit(parts, id, edit, ['merge', reference], async (db, row) => {
    const whole = await targetOf(db, id, reference);
    if (!whole || row.merged_into) refused = 'unknown';
    else if (row.email === null || row.email !== whole.email) refused = 'otherPerson';
    if (!whole || refused) return [];
    const now = parts.now();
    await takeOver(db, row, whole, { by: edit.by.email, now });
    await db
      .updateTable('submissions')
      .set({ merged_into: whole.id })
      .where('merged_into', '=', id)
      .execute();
    await db
      .updateTable('submissions')
      .set({ merged_into: whole.id, names: null, state: 'done', closed_at: row.closed_at ?? now })
      .set({ waiting_since: null, look_again_at: null })
      .where('id', '=', id)
      .execute();
    return [['merged', { into: whole.reference }]];
  });
  return refused ?? outcome;
}

export const separateSubmission = (parts: Parts, id: string, edit: Edit): Promise<EditOutcome> =>
  applyEdit(parts, id, edit, ['separate'], async (db, row) => {
    if (!row.merged_into && !row.names) return [];
    const isPart = row.merged_into !== null;
    await db
      .updateTable('submissions')
      .set({ merged_into: null, names: null })
      .set(isPart ? { state: 'in_progress', closed_at: null } : {})
      .where('id', '=', id)
      .execute();
    return [['separated', {}]];
  });
