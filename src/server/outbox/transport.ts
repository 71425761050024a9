import { createTransport } from 'nodemailer';
import type { OutboxTable } from '../store/schema.ts';

/** Each step has its time; together they stay far below the lease of outbox.ts. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const connections = 3;

export interface Transport {
  send(mail: OutboxTable): Promise<void>;
  /** Closes connections that are not sending. */
  close(): void;
  /** Closes all; what they were sending fails. */
  cut(): void;
}

/** Speaks SMTP. Addresses go in as addresses, never as text that could hold more than one. */
export function smtpTransport(url: string, from: string): Transport {
  const mailer = createTransport(
    { url, pool: true, maxConnections: connections, ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail) {
      await mailer.sendMail({
        to: { name: '', address: mail.to_address },
        ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same each time, so that a server which got it twice can tell.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => mailer.close(),
    cut: () => mailer.close({ force: true }),
  };
}
