import { escapeHtml } from '../../site/escapeHtml.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type Mail, mailHtml } from './mail.ts';

/** Warns staff of an attachment that the virus scanner refused. */
export const refusedAttachmentMail =
  (staffAddress: string, siteUrl: string) =>
  ({ id, reference }: { id: string; reference: string }, name: string): Mail => {
    const link = new URL(inboxPaths.submission(id), siteUrl).href;
    const title = `Attachment of ${reference} refused`;
    const words = `The virus scanner refused the attachment “${name}”. It is kept apart and cannot be downloaded unless an administrator releases it. Do not ask for it by mail either.`;
    return {
      kind: 'staff',
      to: staffAddress,
      replyTo: null,
      subject: `[${reference}] Warning: attachment refused by the virus scanner`,
      text: [title, '', words, '', `Open it in the inbox: ${link}`, ''].join('\n'),
      html: mailHtml(
        title,
        `<p>${escapeHtml(words)}</p><p><a href="${escapeHtml(link)}">Open it in the inbox</a></p>`,
      ),
    };
  };
