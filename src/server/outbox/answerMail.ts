import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, mailHtml } from './mail.ts';

interface Addressee {
  reference: string;
  email: string;
  subject: string;
}

/** A mail from a member of staff to a visitor. Replies go to the company's address. */
export function answerMail({ reference, email, subject }: Addressee, message: string): Mail {
  const paragraphs = message.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const closing = [company.name, company.phone.text, `Your reference: ${reference}`];
  return {
    kind: 'visitor',
    to: email,
    replyTo: company.email,
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
