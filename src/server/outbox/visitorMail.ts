import type { Form } from '../../forms/form.ts';
import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, type MailSource, mailHtml } from './mail.ts';

/** Before the link to the visitor's own page. */
const trackWords = 'See how far it is, and add to it (the link works for 24 hours):';

/**
 * Thanks, the reference and what happens next. Never repeats what was typed: the address may be
 * somebody else's, and our mail must not deliver a stranger's message to them.
 */
export function visitorMail(
  form: Form,
  { reference }: MailSource['row'],
  trackLink?: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const paragraphs = [
    `Thank you for writing to ${company.name}. We have received your message.`,
    `Your reference is ${reference}. Please quote it when you write or call about this.`,
    form.next,
    ...(trackLink ? [trackWords] : []),
    `${company.phone.text}, ${company.supportHours}`,
    'If you did not write to us, someone else has entered your address; you do not need to do anything.',
  ];
  return {
    subject: `We have received your message (${reference})`,
    text: `${paragraphs.map((one) => (one === trackWords ? `${one}\n${trackLink}` : one)).join('\n\n')}\n\n${company.name}\n`,
    html: mailHtml(
      company.name,
      paragraphs
        .map((one) =>
          one === trackWords
            ? `<p><a href="${escapeHtml(trackLink ?? '')}">${escapeHtml(one)}</a></p>`
            : `<p>${escapeHtml(one)}</p>`,
        )
        .join(''),
    ),
  };
}
