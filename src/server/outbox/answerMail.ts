import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, mailHtml } from './mail.ts';

interface Addressee {
  reference: string;
  email: string;
  subject: string;
}

/** What a member of staff writes to a visitor. Answers to it come to the company's address. */
export function answerMail({ reference, email, subject }: Addressee, words: string): Mail {
  const paragraphs = words.split(/\n{2,}/).map((paragraph) => paragraph.trim());
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
