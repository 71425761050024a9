import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { answerDue } from '../../site/workingTime.ts';
import { isResting, type SubmissionState } from '../../staff/submissionStates.ts';
import type { LockedSubmission } from '../inbox/applyEdit.ts';
import { attachmentRow } from '../intake/submissionColumns.ts';
import type { Attachment } from '../intake/validate.ts';
import { messageMail } from '../outbox/messageMail.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { MessageTable } from '../store/conversationTables.ts';
import type { Database } from '../store/schema.ts';
import { searchWords } from '../store/search.ts';

export interface MessageParts {
  /** The mailbox of staff, who are told of it. */
  staffAddress: string;
  siteUrl: string;
  /** What attachments are stored with until they are scanned. */
  firstScan: 'unscanned' | null;
  now: () => number;
}

export interface NewMessage
  extends Omit<MessageTable, 'id' | 'submission_id' | 'created_at' | 'note' | 'raw'> {
  note?: string | null;
  raw?: Uint8Array | null;
  files: readonly (Attachment & { accepted: boolean })[];
}

/** A thread of years may be found by its last megabyte. */
const mostSearched = 1_000_000;

type Events = readonly (readonly [kind: string, detail: Record<string, string | null>])[];

/**
 * What it means for a case that the visitor has written: it is unread and open, and waits for an
 * answer again, within a new promise if the last one was kept.
 */
function wrote(
  row: LockedSubmission,
  at: number,
): { values: Partial<LockedSubmission>; to: SubmissionState } {
  const isReopened = row.state === 'done';
  const to =
    isReopened || isResting(row.state) ? (row.assignee ? 'in_progress' : 'new') : row.state;
  const answered = row.answered_at !== null || isReopened;
  return {
    to,
    values: {
      ...{ state: to, read_at: null, closed_at: row.state === 'spam' ? row.closed_at : null },
      ...{ look_again_at: null, waiting_since: null },
      waited: row.waited + (row.waiting_since === null ? 0 : at - row.waiting_since),
      reopened: row.reopened + Number(isReopened),
      ...(answered
        ? {
            first_due_at: row.first_due_at ?? row.due_at,
            first_answered_at: row.first_answered_at ?? row.answered_at,
            answered_at: null,
            due_at: answerDue(row.form, at, row.urgent === 1),
          }
        : {}),
    },
  };
}

async function addFiles(
  db: Transaction<Database>,
  submission: string,
  message: string,
  { files }: NewMessage,
  firstScan: 'unscanned' | null,
): Promise<void> {
  for (const { accepted, ...file } of files)
    await db
      .insertInto('attachments')
      .values({
        ...attachmentRow(submission, file, accepted ? firstScan : 'foreign'),
        message_id: message,
      })
      .execute();
}

function addEvents(db: Transaction<Database>, id: string, at: number, events: Events) {
  const rows = events.map(([kind, detail], index) => ({
    ...{ id: randomUUIDv7(), submission_id: id, at: at + index, kind },
    actor: kind === 'state' ? 'system' : 'visitor',
    detail: JSON.stringify(detail),
  }));
  return db.insertInto('submission_events').values(rows).execute();
}

/**
 * Adds what came in to a case, with all that follows from it; of the first message nothing does.
 * False if it is there already.
 */
export async function addMessage(
  db: Transaction<Database>,
  { staffAddress, siteUrl, firstScan, now }: MessageParts,
  row: LockedSubmission,
  message: NewMessage,
  isFirst = false,
): Promise<boolean> {
  const at = now();
  const { files, ...columns } = message;
  const id = randomUUIDv7();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('messages')
    .values({ note: null, raw: null, ...columns, id, submission_id: row.id, created_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await addFiles(db, row.id, id, message, firstScan);
  const isPerson = !isFirst && (message.kind === 'mail' || message.kind === 'page');
  const isForStaff = isPerson || (message.kind === 'bounce' && isResting(row.state));
  const { values, to } = isForStaff
    ? wrote(row, at)
    : { to: row.state, values: message.kind === 'bounce' ? { read_at: null } : {} };
  const search = `${row.search} ${searchWords(message.from_name ?? '', message.subject, message.text)}`;
  await db
    .updateTable('submissions')
    .set({
      ...values,
      ...{ search: search.slice(-mostSearched), last_message_at: at, updated_at: at },
      version: row.version + Number(to !== row.state),
    })
    .where('id', '=', row.id)
    .execute();
  const detail = { sender: message.sender, note: message.note ?? null };
  await addEvents(db, row.id, at, [
    isFirst ? ['received', {}] : [`message_${message.kind}`, detail],
    ...(to === row.state ? [] : [['state', { from: row.state, to }] as const]),
  ]);
  // A machine's words are nothing to hurry for, and a mail about them could begin a loop.
  if (isPerson && row.state !== 'spam')
    await db
      .insertInto('outbox')
      .values(outboxRow(messageMail(staffAddress, siteUrl, row, message), row.id, at))
      .execute();
  return true;
}
