import { escapeHtml } from '../../site/escapeHtml.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type Mail, mailHtml } from './mail.ts';

interface Case {
  id: string;
  reference: string;
  subject: string;
}

interface Message {
  sender: 'enquirer' | 'other';
  from_address: string | null;
  text: string;
  files: readonly { name: string }[];
}

const shown = 4000;

/** Tells staff that somebody has written about a case again. Answers go out from the inbox. */
export function messageMail(
  to: string,
  siteUrl: string,
  { id, reference, subject }: Case,
  { sender, from_address, text, files }: Message,
): Mail {
  const link = new URL(inboxPaths.submission(id), siteUrl).href;
  const title = `New message about ${reference}`;
  const lines = [
    ...(sender === 'other' ? [`From ${from_address}, not the address that enquired.`] : []),
    text.length > shown ? `${text.slice(0, shown)}…` : text,
    ...(files.length > 0
      ? [`Files (in the inbox): ${files.map(({ name }) => name).join(', ')}`]
      : []),
  ];
  return {
    kind: 'staff',
    to,
    replyTo: null,
    subject: `[${reference}] ${subject}`,
    text: [
      title,
      '',
      ...lines.flatMap((line) => [line, '']),
      `Answer in the inbox: ${link}`,
      '',
    ].join('\n'),
    html: mailHtml(
      title,
      `${lines.map((line) => `<p style="white-space:pre-line">${escapeHtml(line)}</p>`).join('')}<p><a href="${escapeHtml(link)}">Answer in the inbox</a></p>`,
    ),
  };
}
