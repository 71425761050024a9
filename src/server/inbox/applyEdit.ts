import { hash, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isAuditEventKind } from '../../staff/auditKinds.ts';
import { textField } from '../http/readForm.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import type { Database } from '../store/schema.ts';

/** What comes with every change by staff. */
export interface Edit {
  by: Actor;
  /** The version of the submission that the form was made from, or whichever there is. */
  version: number | 'any';
  /** The same in every press of one form's button; empty if the form had none. */
  key: string;
}

/** Outdated: somebody else changed the submission first, and nothing was done. */
export type EditOutcome = 'done' | 'missing' | 'outdated';

export type Event = readonly [kind: string, detail: Readonly<Record<string, string | null>>];

/** Locked, so that of two changes at once the second sees what the first did. */
export function lockSubmission(transaction: Transaction<Database>, id: string) {
  const row = transaction.selectFrom('submissions').selectAll().where('id', '=', id);
  const locked = dialectOf(transaction) === 'postgres' ? row.forUpdate() : row;
  return locked.executeTakeFirst();
}

export type LockedSubmission = NonNullable<Awaited<ReturnType<typeof lockSubmission>>>;

type MakeChange = (
  transaction: Transaction<Database>,
  row: LockedSubmission,
) => Promise<readonly Event[]>;

/** What an event says in the record, where nothing anybody wrote may stand. */
const plainDetails = new Set(['state', 'assignee', 'released']);

/** Writes the events of a change, a millisecond apart so that the history keeps their order. */
async function recordEvents(
  transaction: Transaction<Database>,
  row: Pick<LockedSubmission, 'id' | 'reference'>,
  made: readonly Event[],
  mark: { by: Actor; at: number; version?: number; edit_key?: string | null },
): Promise<void> {
  const { by, at, version = 0, edit_key = null } = mark;
  await transaction
    .insertInto('submission_events')
    .values(
      Array.from(made.entries(), ([index, [kind, detail]]) => ({
        ...{ id: randomUUIDv7(), submission_id: row.id, at: at + index, actor: by.email, kind },
        detail: JSON.stringify(detail),
        version,
        edit_key: index === 0 ? edit_key : null,
      })),
    )
    .execute();
  const auditEvents = made.flatMap(([kind, detail]) =>
    isAuditEventKind(kind)
      ? [{ kind, reference: row.reference, detail: plainDetails.has(kind) ? detail : {} }]
      : [],
  );
  await writeAuditEvents(transaction, by, auditEvents, at);
}

/**
 * Makes a change by staff with its history and its entry in the record, or none of it. `content` is
 * what was typed or chosen: with it changed, the same form is another edit.
 */
export function applyEdit(
  { db, now }: { db: Db; now: () => number },
  id: string,
  { by, version, key }: Edit,
  content: readonly (string | null | undefined)[],
  make: MakeChange,
): Promise<EditOutcome> {
  const edit_key = key && hash('sha256', JSON.stringify([id, key, ...content]), 'base64url');
  return db.transaction().execute(async (transaction) => {
    const row = await lockSubmission(transaction, id);
    if (!row) return 'missing';
    const repeated = transaction.selectFrom('submission_events').select('id');
    if (edit_key && (await repeated.where('edit_key', '=', edit_key).executeTakeFirst()))
      return 'done';
    if (version !== 'any' && version !== row.version) return 'outdated';
    const made = await make(transaction, row);
    if (made.length === 0) return 'done';
    const at = now();
    await transaction
      .updateTable('submissions')
      .set({ updated_at: at, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await recordEvents(transaction, row, made, {
      ...{ by, at, version: row.version + 1 },
      edit_key: edit_key || null,
    });
    return 'done';
  });
}

/** Marks a submission as read or unread: nobody's form goes out of date by that. */
export function markRead(
  { db, now }: { db: Db; now: () => number },
  id: string,
  by: Actor,
  read: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockSubmission(transaction, id);
    if (!row || (row.read_at !== null) === read) return row !== undefined;
    const at = now();
    await transaction
      .updateTable('submissions')
      .set({ read_at: read ? at : null, updated_at: at })
      .where('id', '=', id)
      .execute();
    await recordEvents(transaction, row, [[read ? 'read' : 'unread', {}]], { by, at });
    return true;
  });
}

/** Reads the hidden fields that every form of a submission carries. */
export function editOf(form: FormData, by: Actor): Edit & { version: number } {
  const version = textField(form, 'version', 10);
  return {
    by,
    // A form without a version is older than any.
    version: /^\d{1,9}$/.test(version) ? Number(version) : -1,
    key: textField(form, 'key', 100),
  };
}
