import { createTransport } from 'nodemailer';
import type { OutboxTable } from '../store/schema.ts';

/** How long a server may take for its greeting and for each answer (RFC 5321, 4.5.3.2). */
const answerMilliseconds = 5 * 60_000;
/** The same for all of a mail, from connecting to the last answer. */
const deadline = 45 * 60_000;
const timeouts = {
  // Covers the greeting as well.
  connectionTimeout: answerMilliseconds + 20_000,
  greetingTimeout: answerMilliseconds,
  socketTimeout: answerMilliseconds,
};

/** Other machines must not answer what a machine wrote; people may answer what people wrote. */
const kindHeaders = {
  staff: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  visitor: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  answer: {},
  webhook: {},
} as const;

/** A file that goes with a mail. */
interface MailFile {
  name: string;
  content: Uint8Array;
}

/** One connection to the mail server, kept open between mails. */
export interface Transport {
  /** Sends one mail at a time. */
  send(mail: OutboxTable, files: readonly MailFile[]): Promise<void>;
  /** Closes the connection if it is idle. */
  close(): void;
  /** Closes the connection for good; the mail being sent fails. */
  cut(): void;
}

/** Sends over SMTP. Addresses are passed as objects, never as text that could contain several. */
export function smtpTransport(
  url: string,
  from: string,
  deadlineMilliseconds = deadline,
  /** How the addresses begin that take what could not be delivered. */
  bounceTo?: string,
): Transport {
  // The outbox decides when to try again, except that a connection may have been closed while idle.
  const pool = { pool: true, maxConnections: 1, maxRequeues: 1 } as const;
  const open = () =>
    createTransport(
      { url, ...pool, ...timeouts },
      { from, disableFileAccess: true, disableUrlAccess: true },
    );
  let mailer = open();
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const messageId = (id: string) => (id.startsWith('<') ? id : `<${id}@${domain}>`);

  /** What a mail follows, with the last one as what it answers (RFC 5322, 3.6.4). */
  function thread({ refs, in_reply_to }: OutboxTable) {
    const ids: string[] = refs ? JSON.parse(refs) : in_reply_to ? [in_reply_to] : [];
    const references = ids.map(messageId);
    const inReplyTo = references.at(-1);
    return inReplyTo === undefined ? {} : { inReplyTo, references };
  }

  const deliver = (mail: OutboxTable, files: readonly MailFile[]) =>
    mailer.sendMail({
      to: { name: '', address: mail.to_address },
      ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // The same on every attempt, so that a server can recognise a duplicate.
      messageId: messageId(mail.id),
      ...thread(mail),
      // What comes back comes to the address that leads to its case.
      ...(bounceTo && mail.reply_to?.startsWith(bounceTo)
        ? { envelope: { from: mail.reply_to, to: [mail.to_address] } }
        : {}),
      headers: kindHeaders[mail.kind],
      attachments: files.map(({ name, content }) => ({
        filename: name,
        content: Buffer.from(content),
      })),
    });

  return {
    async send(mail, files) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new Error(`The mail server took longer than ${deadlineMilliseconds} ms`));
        mailer.close({ force: true });
        mailer = open();
      }, deadlineMilliseconds);
      try {
        await Promise.race([deliver(mail, files), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => mailer.close(),
    cut: () => mailer.close({ force: true }),
  };
}
