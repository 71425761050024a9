import type { FieldLine } from '../../forms/fieldLines.ts';
import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { localMoment } from '../../site/localTime.ts';
import { type Mail, mailHtml } from './mail.ts';

interface Addressee {
  reference: string;
  email: string;
  subject: string;
  created_at: number;
}

interface Thread {
  /** Where the visitor's reply goes. */
  replyTo: string;
  /** What has been mailed about this, first to last. */
  refs: readonly string[];
}

interface Content {
  message: string;
  /** Of the member of staff; empty for the company's. */
  signature: string;
  /** What the visitor sent, which the answer quotes. */
  asked: readonly FieldLine[];
}

const quotedLength = 4000;

/** A mail from a member of staff to a visitor, shown by mail programs below the earlier ones. */
export function answerMail(
  { reference, email, subject, created_at }: Addressee,
  { replyTo, refs }: Thread,
  { message, signature, asked }: Content,
): Mail {
  const paragraphs = message.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const sign = signature ? signature.split('\n') : [company.name, company.phone.text];
  const closing = [...sign, `Your reference: ${reference}`];
  const whole = asked.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const quoted = whole.length > quotedLength ? `${whole.slice(0, quotedLength)}…` : whole;
  const intro = `You wrote on ${localMoment(created_at)}:`;
  const quote = quoted ? `\n${intro}\n${quoted.replace(/^/gm, '> ')}\n` : '';
  const plain = (text: string) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`;
  return {
    kind: 'answer',
    to: email,
    replyTo,
    refs,
    subject: `Re: ${subject} (${reference})`,
    text: `${paragraphs.join('\n\n')}\n\n--\n${closing.join('\n')}\n${quote}`,
    html: mailHtml(
      company.name,
      `${paragraphs.map(plain).join('')}<p>${closing.map(escapeHtml).join('<br>')}</p>${
        quoted &&
        `<p>${escapeHtml(intro)}</p><blockquote style="margin:0;padding-left:1rem;border-left:2px solid #74869a">${plain(quoted)}</blockquote>`
      }`,
    ),
  };
}
