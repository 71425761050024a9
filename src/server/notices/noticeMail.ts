import { sourceForm } from '../../forms/mail.ts';
import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { localMoment } from '../../site/localTime.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type Mail, mailHtml } from '../outbox/mail.ts';

export interface Noticed {
  id: string;
  reference: string;
  form: string;
  due_at: number;
  assignee: string | null;
}

interface Notice {
  to: string;
  subject: string;
  intro: readonly string[];
  rows: readonly Noticed[];
  /** How many there are in all. */
  count: number;
}

/**
 * A mail to a member of staff. It names submissions by reference only: who wrote what stays behind a
 * sign-in, and erasing somebody's data leaves no copy in a mail.
 */
export function noticeMail({ to, subject, intro, rows, count }: Notice, siteUrl: string): Mail {
  const lines = rows.map(({ id, reference, form, due_at, assignee }) => ({
    text: `${reference}, ${sourceForm(form)?.title ?? form}, due ${localMoment(due_at)}, ${assignee ?? 'nobody'}`,
    link: new URL(inboxPaths.submission(id), siteUrl).href,
  }));
  const rest = count > rows.length ? [`And ${count - rows.length} more.`] : [];
  const list = new URL(inboxPaths.list, siteUrl).href;
  const account = new URL(inboxPaths.account, siteUrl).href;
  const closing = `You chose these mails in your account: ${account}`;
  return {
    kind: 'staff',
    to,
    replyTo: null,
    subject: `${subject} | Inbox of ${company.name}`,
    text: [
      ...intro,
      '',
      ...lines.map(({ text, link }) => `${text}\n${link}`),
      ...rest,
      '',
      `The inbox: ${list}`,
      '',
      closing,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      `${intro.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<ul>${lines
        .map(({ text, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></li>`)
        .join('')}</ul>${rest.map((line) => `<p>${line}</p>`).join('')}<p><a href="${escapeHtml(
        list,
      )}">Open the inbox</a></p><p>${escapeHtml(closing)}</p>`,
    ),
  };
}
