import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fieldLines } from '../../../forms/fieldLines.ts';
import type { FieldValues } from '../../../forms/form.ts';
import { sourceForm } from '../../../forms/mail.ts';
import { answerMail } from '../../outbox/answerMail.ts';
import { outboxRow } from '../../outbox/outboxRow.ts';
import { threadOf } from '../../outbox/thread.ts';
import { callPrograms } from '../../outbox/webhooks.ts';
import type { Db } from '../../store/database.ts';
import type { Database } from '../../store/schema.ts';
import { applyEdit, type Edit, type EditOutcome, type LockedSubmission } from '../applyEdit.ts';
import { readStaffChoices } from '../staffChoices.ts';

export interface AnswerParts {
  db: Db;
  /** The mailbox of staff, where replies to their answers go. */
  staffAddress: string;
  /** An address that leads back to the case, if mail comes in. */
  replyTo: (reference: string) => string | undefined;
  /** How long an answer waits before it is sent, in milliseconds. */
  answerDelay: number;
  now: () => number;
}

export interface Answer {
  text: string;
  file?: { name: string; content: Uint8Array } | undefined;
}

const askedIn = (row: LockedSubmission) =>
  fieldLines(sourceForm(row.form), JSON.parse(row.fields) as FieldValues);

/** What was typed stays with the mail until it is sent, so that taking it back restores it. */
const keepText = (
  db: Transaction<Database>,
  draft: { submission_id: string; staff: string; text: string; mail_id: string },
  updated_at: number,
) =>
  db
    .insertInto('answer_drafts')
    .values({ ...draft, updated_at })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'staff'])
        .doUpdateSet({ text: draft.text, mail_id: draft.mail_id, updated_at }),
    )
    .execute();

/** The mail of an earlier press of the same button, which can still be taken back. */
async function sentBefore(db: Db, submission: string, { by }: Edit): Promise<string | undefined> {
  const draft = await db
    .selectFrom('answer_drafts')
    .select('mail_id')
    .where('submission_id', '=', submission)
    .where('staff', '=', by.email)
    .executeTakeFirst();
  return draft?.mail_id ?? undefined;
}

/** Mails the visitor after a while in which the answer can be taken back. */
export async function sendAnswer(
  parts: AnswerParts,
  id: string,
  edit: Edit,
  { text, file }: Answer,
): Promise<{ outcome: EditOutcome; mail?: string }> {
  const { staffAddress, replyTo, answerDelay, now } = parts;
  let sent: string | undefined;
  const content = ['answer', text, file?.name, file && String(file.content.length)];
  const outcome = await applyEdit(parts, id, edit, content, async (transaction, row) => {
    if (!row.email) return [];
    const at = now();
    const { signature } = await readStaffChoices(transaction, edit.by.email);
    const mail = answerMail(
      { ...row, email: row.email },
      {
        replyTo: replyTo(row.reference) ?? staffAddress,
        refs: await threadOf(transaction, id),
      },
      { message: text, signature, asked: askedIn(row) },
    );
    const stored = outboxRow(mail, id, at, answerDelay);
    await transaction.insertInto('outbox').values(stored).execute();
    if (file)
      await transaction
        .insertInto('outbox_files')
        .values({ id: randomUUIDv7(), mail_id: stored.id, ...file })
        .execute();
    await transaction
      .updateTable('submissions')
      .set({ answered_at: row.answered_at ?? at, last_message_at: at })
      .where('id', '=', id)
      .execute();
    await callPrograms(transaction, 'answered', row, at, answerDelay);
    const draft = { submission_id: id, staff: edit.by.email, text, mail_id: stored.id };
    await keepText(transaction, draft, at);
    sent = stored.id;
    return [['answer', { to: row.email, ...(file ? { file: file.name } : {}) }]];
  });
  const mail = sent ?? (outcome === 'done' ? await sentBefore(parts.db, id, edit) : undefined);
  return { outcome, ...(mail ? { mail } : {}) };
}
