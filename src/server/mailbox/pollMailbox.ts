import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { mostMailBytes } from './readMail.ts';
import { type ReceiveParts, receive } from './receive.ts';

const period = 30_000;
/** A server that goes silent is left for the next time. */
const silence = 60_000;
/** What was taken in, or cannot be, is marked, and read no more. */
const taken = '$SiteTaken';

interface Parts {
  env: Pick<Env, 'IMAP_URL'>;
  log: Logger;
  parts: ReceiveParts;
  /** Called when there are mails to send. */
  onMail: () => void;
}

async function connect(address: string): Promise<{ client: ImapFlow; mailbox: string }> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const client = new Client({
    ...{ host: hostname, port: Number(port) || (secure ? 993 : 143), secure, logger: false },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    ...{ socketTimeout: silence, greetingTimeout: silence, disableAutoIdle: true },
  });
  // It is thrown by whatever is waiting, too.
  client.on('error', () => undefined);
  await client.connect();
  return { client, mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
}

/**
 * Takes in what lies in the mailbox, by UID. A mail is marked only when its row is on disk: what is
 * interrupted is read again, and is there already.
 */
export async function readMailbox(
  address: string,
  parts: ReceiveParts,
  { log, isStopped }: { log: Logger; isStopped: () => boolean },
): Promise<number> {
  const { client, mailbox } = await connect(address);
  let count = 0;
  try {
    await client.mailboxOpen(mailbox);
    const keepsMarks = client.mailbox ? client.mailbox.permanentFlags?.has('\\*') : false;
    const flag = keepsMarks ? taken : '\\Seen';
    const found = await client.search(keepsMarks ? { unKeyword: taken } : { seen: false }, {
      uid: true,
    });
    for (const uid of found || []) {
      if (isStopped()) break;
      const sizes = await client.fetchOne(`${uid}`, { size: true }, { uid: true });
      // Gone meanwhile.
      if (!sizes) continue;
      if ((sizes.size ?? 0) > mostMailBytes)
        log.error({ uid }, 'a mail is too large and stays in the mailbox');
      else {
        const mail = await client.fetchOne(`${uid}`, { source: true }, { uid: true });
        if (!mail || mail.source === undefined) continue;
        await receive(mail.source, parts);
        count++;
      }
      await client.messageFlagsAdd(`${uid}`, [flag], { uid: true });
    }
    await client.logout();
  } finally {
    client.close();
  }
  return count;
}

/** Reads the mailbox of IMAP_URL every half minute, if there is one. */
export function pollMailbox({ env: { IMAP_URL }, log, parts, onMail }: Parts) {
  let stopped = false;
  let running: Promise<void> | undefined;
  async function read(address: string): Promise<void> {
    try {
      const count = await readMailbox(address, parts, { log, isStopped: () => stopped });
      if (count > 0) {
        log.info({ count }, 'mails received');
        onMail();
      }
    } catch (error) {
      // The address contains the password.
      const reason = (error instanceof Error ? error.message : String(error)).replace(address, '…');
      log.error({ reason }, 'the mailbox could not be read, will be tried again');
    }
  }
  const run = () => {
    if (IMAP_URL) running ??= read(IMAP_URL).finally(() => (running = undefined));
  };
  run();
  const timer = setInterval(run, period);
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
