import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, mailHtml } from './mail.ts';

interface Addressee {
  reference: string;
  email: string;
  subject: string;
}

interface Thread {
  /** Where the visitor's reply goes. */
  replyTo: string;
  /** The id of the last mail to the visitor about this, if any. */
  inReplyTo: string | undefined;
}

/** A mail from a member of staff to a visitor, shown by mail programs below the earlier ones. */
export function answerMail(
  { reference, email, subject }: Addressee,
  { replyTo, inReplyTo }: Thread,
  message: string,
): Mail {
  const paragraphs = message.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const closing = [company.name, company.phone.text, `Your reference: ${reference}`];
  return {
    kind: 'answer',
    to: email,
    replyTo,
    inReplyTo,
    subject: `Re: ${subject} (${reference})`,
    text: `${paragraphs.join('\n\n')}\n\n--\n${closing.join('\n')}\n`,
    html: mailHtml(
      company.name,
      `${paragraphs
        .map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`)
        .join('')}<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    ),
  };
}
