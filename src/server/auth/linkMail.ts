import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, mailHtml } from '../outbox/mail.ts';

interface Content {
  to: string;
  subject: string;
  /** Paragraphs before and after the link. */
  before: readonly string[];
  after?: readonly string[];
  link: string;
  /** What the link says in HTML; as text it is its address. */
  label: string;
}

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

/** A mail to a member of staff about a link that only they may have. */
export function linkMail({ to, subject, before, after = [], link, label }: Content): Mail {
  const anchor = `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;
  return {
    ...{ kind: 'staff', to, replyTo: null, subject },
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: mailHtml(subject, paragraphs(before) + anchor + paragraphs(after)),
  };
}
