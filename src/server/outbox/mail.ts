import type { FieldValues, Form } from '../../forms/form.ts';
import type { SubmissionTable } from '../store/schema.ts';

export interface Mail {
  kind: 'staff' | 'visitor';
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

/** What a mail about a submission is written from. */
export interface MailSource {
  form: Form;
  values: FieldValues;
  row: Pick<SubmissionTable, 'id' | 'reference' | 'subject'>;
  /** Name of the attachment. */
  attachment: string | undefined;
}
