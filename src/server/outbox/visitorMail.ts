import type { Form } from '../../forms/form.ts';
import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, type MailSource, mailHtml } from './mail.ts';

/**
 * Thanks, the reference and what happens next. Never repeats what was typed: the address may be
 * somebody else's, and our mail must not deliver a stranger's message to them.
 */
export function visitorMail(
  form: Form,
  { reference }: MailSource['row'],
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const paragraphs = [
    `Thank you for writing to ${company.name}. We have received your message.`,
    `Your reference is ${reference}. Please quote it when you write or call about this.`,
    form.next,
    `${company.phone.text}, ${company.supportHours}`,
    'If you did not write to us, someone else has entered your address; you do not need to do anything.',
  ];
  return {
    subject: `We have received your message (${reference})`,
    text: `${paragraphs.join('\n\n')}\n\n${company.name}\n`,
    html: mailHtml(
      company.name,
      paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    ),
  };
}
