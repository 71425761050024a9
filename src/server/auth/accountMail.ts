import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { localMoment } from '../../site/localTime.ts';
import { type Mail, mailHtml } from '../outbox/mail.ts';
import { shortenAddress } from '../store/shortenAddress.ts';
import { browserOf } from './browserOf.ts';

interface News {
  email: string;
  subject: string;
  what: string;
  /** What to do if it was somebody else. */
  otherwise: string;
  at: number;
  address: string;
  userAgent: string;
}

/** Tells somebody what happened to their account: when, by which browser, from which network. */
export function accountMail(news: News): Mail {
  const { email, subject, what, otherwise, at, address, userAgent } = news;
  const lines = [
    what,
    `${localMoment(at)}, ${browserOf(userAgent)}, network ${shortenAddress(address) ?? 'unknown'}`,
    `If it was you, there is nothing to do. If not, ${otherwise}`,
  ];
  return {
    ...{ kind: 'staff', to: email, replyTo: null },
    subject: `${subject} | Inbox of ${company.name}`,
    text: `${lines.join('\n\n')}\n`,
    html: mailHtml(subject, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
  };
}

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
