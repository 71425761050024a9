import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, mailHtml } from './mail.ts';

/** Brings a fresh link to the visitor's page. */
export function trackMail(reference: string, link: string): Omit<Mail, 'to' | 'replyTo'> {
  const intro = `The link to your enquiry ${reference} works for 24 hours:`;
  const closing = 'If you did not ask for it, you do not need to do anything.';
  return {
    kind: 'visitor',
    subject: `Your enquiry ${reference}`,
    text: [intro, link, '', closing, '', company.name, ''].join('\n'),
    html: mailHtml(
      company.name,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(intro)}</a></p><p>${escapeHtml(closing)}</p>`,
    ),
  };
}
