import type { FieldValues, Form } from '../../forms/form.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import type { OutboxTable, SubmissionTable } from '../store/schema.ts';

export interface Mail {
  kind: OutboxTable['kind'];
  to: string;
  replyTo: string | null;
  /** What it follows, first to last: our mails by id, others by their Message-ID. */
  refs?: readonly string[];
  subject: string;
  text: string;
  html: string;
}

/** What the mails about a submission are composed from. */
export interface MailSource {
  form: Form;
  values: FieldValues;
  row: Pick<SubmissionTable, 'id' | 'reference' | 'subject'>;
  /** The attachment's file name. */
  attachment: string | undefined;
}

/** The HTML document of a mail. `body` is HTML already. */
export const mailHtml = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:sans-serif;max-width:40rem"><h1 style="font-size:1.25rem">${escapeHtml(title)}</h1>${body}</body></html>`;
