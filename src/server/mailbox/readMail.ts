import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { textOfHtml } from './textOfHtml.ts';

/** What a mail may have at most: with the usual encoding of attachments, 18 MB of files. */
export const mostMailBytes = 25 * 1024 * 1024;
/** What of its text is shown and searched. The mail itself is kept whole. */
const mostText = 200_000;
const mostFiles = 50;

/** A mail as far as we need to understand it. */
export interface ReceivedMail {
  /** Identifies the mail, by whichever way it comes and however often. */
  key: string;
  messageId: string | null;
  /** What it follows, the last first. */
  follows: readonly string[];
  from: string;
  fromName: string;
  /** Whether it names exactly one sender. */
  hasOneSender: boolean;
  recipients: readonly string[];
  subject: string;
  text: string;
  files: readonly { name: string; content: Buffer }[];
  /** All values of a header, top to bottom. */
  header: (name: string) => readonly string[];
  parts: Email['attachments'];
}

const mailboxes = (addresses: readonly Address[] = []) =>
  addresses.flatMap((one) => (one.group ? one.group : [one]));

const idsIn = (text: string) => text.match(/<[^<>\s]{1,500}>/g) ?? [];

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** Names that go into headers and lists: one line without control and format characters. */
const oneLine = (text: string, length: number) =>
  text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, length);

const isReport = ({ mimeType }: Email['attachments'][number]) =>
  /^message\/|^text\/rfc822-headers$/.test(mimeType);

/** Reads a mail. One that cannot be taken apart is read as plain text: nothing is turned away. */
export async function readMail(bytes: Uint8Array): Promise<ReceivedMail> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 50 }).catch(
    (): Email => ({
      headers: [],
      headerLines: [],
      subject: 'A mail that could not be read',
      text: Buffer.from(bytes).toString('latin1'),
      attachments: [],
    }),
  );
  const header = (name: string) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const [sender] = mailboxes(email.from ? [email.from] : []);
  const from = (sender?.address ?? '').trim().toLowerCase().slice(0, 320);
  const messageId = idsIn(email.messageId ?? '')[0] ?? null;
  const subject = oneLine(email.subject ?? '', 300);
  const written = (email.text ?? '').trim();
  const text = plain(written || textOfHtml(email.html ?? ''))
    .slice(0, mostText)
    .trim();
  const files = email.attachments
    .filter((part) => !isReport(part) || part.disposition === 'attachment')
    .slice(0, mostFiles)
    .map((part) => ({ name: part.filename ?? 'attachment', content: bytesOf(part.content) }));
  const named = JSON.stringify([messageId, from, subject, text]);
  return {
    // Two different mails under one Message-ID, as some programs send them, are both kept.
    key: createHash('sha256')
      .update(messageId === null ? bytes : named)
      .digest('base64url'),
    messageId,
    follows: [
      ...new Set([...idsIn(email.inReplyTo ?? ''), ...idsIn(email.references ?? '').reverse()]),
    ],
    from,
    fromName: oneLine(sender?.name ?? '', 200),
    hasOneSender:
      header('from').length === 1 && mailboxes(email.from ? [email.from] : []).length === 1,
    recipients: [
      ...mailboxes([...(email.to ?? []), ...(email.cc ?? [])]).map(({ address }) => address),
      ...['delivered-to', 'x-original-to', 'envelope-to'].flatMap(header),
    ].map((address) => address.replace(/^.*<|>.*$/g, '')),
    subject,
    text,
    files,
    header,
    parts: email.attachments.filter(isReport),
  };
}

/** The decoded parts that report on another mail, as text. */
export const reportText = ({ parts, text }: ReceivedMail) =>
  [text, ...parts.map(({ content }) => bytesOf(content).toString('latin1'))].join('\n');
