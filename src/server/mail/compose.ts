import type { FieldValues, Form } from '../../forms/form.ts';
import { inboxPaths } from '../../site/inboxPaths.ts';
import type { SubmissionTable } from '../db/schema.ts';
import { fieldLines } from '../submissions/fieldLines.ts';
import { staffMail } from './staffMail.ts';
import { visitorMail } from './visitorMail.ts';

export interface Mail {
  kind: 'staff' | 'visitor';
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

export interface MailSource {
  form: Form;
  values: FieldValues;
  row: Pick<SubmissionTable, 'id' | 'reference' | 'subject'>;
  /** Name of the attachment. */
  attachment: string | undefined;
}

export type ComposeMails = (source: MailSource) => Mail[];

/** Writes the mails a submission brings: one to staff, one to the visitor who left an address. */
export const mailComposer =
  (staffAddress: string, siteUrl: string): ComposeMails =>
  ({ form, values, row, attachment }) => {
    const { email } = form.summary(values);
    const link = new URL(inboxPaths.submission(row.id), siteUrl).href;
    const lines = fieldLines(form, values);
    const staff = staffMail({ form, row, lines, attachment, link });
    return [
      { kind: 'staff', to: staffAddress, replyTo: email || null, ...staff },
      ...(email
        ? [{ kind: 'visitor' as const, to: email, replyTo: null, ...visitorMail(form, row) }]
        : []),
    ];
  };
