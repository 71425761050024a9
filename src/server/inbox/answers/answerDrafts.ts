import { uploadBytes, uploadSize } from '../../../site/uploads.ts';
import { cleanFileName } from '../../intake/validate.ts';
import type { Db } from '../../store/database.ts';

/** A colleague's draft that is older is forgotten rather than being written. */
const fresh = 15 * 60_000;

/** Answers that are being written, one for each member of staff and submission. */
export function createAnswerDrafts(db: Db, now: () => number) {
  const of = (submission: string) =>
    db
      .selectFrom('answer_drafts')
      .where('submission_id', '=', submission)
      .where('mail_id', 'is', null);

  return {
    /** An empty text is no draft. */
    async save(submission: string, staff: string, text: string): Promise<void> {
      if (text === '') {
        await db
          .deleteFrom('answer_drafts')
          .where('submission_id', '=', submission)
          .where('staff', '=', staff)
          .execute();
        return;
      }
      const updated_at = now();
      await db
        .insertInto('answer_drafts')
        .values({ submission_id: submission, staff, text, mail_id: null, updated_at })
        .onConflict((conflict) =>
          conflict
            .columns(['submission_id', 'staff'])
            .doUpdateSet({ text, mail_id: null, updated_at }),
        )
        .execute();
    },

    read: (submission: string, staff: string) =>
      of(submission).select(['text', 'updated_at']).where('staff', '=', staff).executeTakeFirst(),

    /** Colleagues who have written on an answer lately. */
    others: (submission: string, staff: string) =>
      of(submission)
        .select(['staff', 'updated_at'])
        .where('staff', '!=', staff)
        .where('updated_at', '>', now() - fresh)
        .execute(),
  };
}

/** A form with its file; the rest is text. */
export const answerFormBytes = uploadBytes + 100_000;
export const answerFileTooLarge = `The file is too large. You can attach up to ${uploadSize}.`;

/** The file attached to an answer; undefined if there is none. */
export async function answerFile(
  form: FormData,
): Promise<{ name: string; content: Uint8Array } | 'too large' | undefined> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  if (file.size > uploadBytes) return 'too large';
  return { name: cleanFileName(file.name), content: new Uint8Array(await file.arrayBuffer()) };
}
