import { fieldLines } from '../../forms/fieldLines.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import type { Mail, MailSource } from './mail.ts';
import { staffMail } from './staffMail.ts';
import { visitorMail } from './visitorMail.ts';

export type ComposeMails = (source: MailSource) => Mail[];

interface Ways {
  /** An address that leads back to the case, if mail comes in. */
  replyTo?: (reference: string) => string | undefined;
  /** The visitor's page about the case. */
  trackLink?: (reference: string) => string;
}

/**
 * Composes the mails for a submission: one to staff, and one to the visitor if they left an
 * address.
 */
export const mailComposer =
  (staffAddress: string, siteUrl: string, { replyTo, trackLink }: Ways = {}): ComposeMails =>
  ({ form, values, row, attachment }) => {
    const { email } = form.summary(values);
    const link = new URL(inboxPaths.submission(row.id), siteUrl).href;
    const lines = fieldLines(form, values);
    const staff = staffMail({ form, row, lines, attachment, link });
    return [
      { kind: 'staff', to: staffAddress, replyTo: email || null, ...staff },
      ...(email
        ? [
            {
              ...{ kind: 'visitor' as const, to: email },
              replyTo: replyTo?.(row.reference) ?? null,
              ...visitorMail(form, row, trackLink?.(row.reference)),
            },
          ]
        : []),
    ];
  };
