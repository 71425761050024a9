import { createTransport } from 'nodemailer';
import type { OutboxTable } from '../store/schema.ts';

/** Together well below the lease in outbox.ts. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const connections = 3;

export interface Transport {
  send(mail: OutboxTable): Promise<void>;
  /** Closes idle connections. */
  close(): void;
  /** Closes all connections; mails being sent fail. */
  cut(): void;
}

/** Sends over SMTP. Addresses are passed as objects, never as text that could contain several. */
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
        // The same on every attempt, so that a server can recognise a duplicate.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => mailer.close(),
    cut: () => mailer.close({ force: true }),
  };
}
