import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { localMoment } from '../../site/localTime.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type Mail, mailHtml } from '../outbox/mail.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import { shortenAddress } from '../store/shortenAddress.ts';
import { writeDeeds } from '../store/writeDeeds.ts';
import { browserOf } from './browserOf.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';

interface Client {
  address: string;
  userAgent: string;
  /** The device, if it has signed in to this account before. */
  device: string | undefined;
}

interface Parts {
  db: Db;
  devices: KnownDevices;
  siteUrl: string;
  /** Called when there is a mail to send. */
  onMail: () => void;
  now: () => number;
}

interface User {
  id: string;
  email: string;
  lastSignInAt?: number | null | undefined;
}

/** Tells somebody that their account was used on a device for the first time. */
function newDeviceMail(email: string, { address, userAgent }: Client, at: number, siteUrl: string) {
  const sessions = new URL(inboxPaths.account, siteUrl).href;
  const lines = [
    `Your account was used to sign in to the inbox of ${company.name} on a device or browser that had not been used before.`,
    `${localMoment(at)}, ${browserOf(userAgent)}, network ${shortenAddress(address) ?? 'unknown'}`,
    `If it was you, there is nothing to do. If not, end that session and change your password: ${sessions}`,
  ];
  const subject = 'Signed in on a new device';
  return {
    ...{
      kind: 'staff',
      to: email,
      replyTo: null,
      subject: `${subject} | Inbox of ${company.name}`,
    },
    text: `${lines.join('\n\n')}\n`,
    html: mailHtml(subject, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
  } satisfies Mail;
}

/** What follows once nothing more is asked for. Returns the cookie by which the device is known. */
export const signInCompleter =
  ({ db, devices, siteUrl, onMail, now }: Parts) =>
  async (auth: Auth, user: User, client: Client): Promise<string> => {
    const { adapter, internalAdapter } = await auth.$context;
    const before = await internalAdapter.findUserById(user.id);
    const isFirst = !(before && 'lastSignInAt' in before && before.lastSignInAt);
    await internalAdapter.updateUser(user.id, { lastSignInAt: Date.now() });
    // Sessions and challenges that were never used again: the library only removes those it comes
    // across.
    for (const model of ['session', 'verification'])
      await adapter.deleteMany({
        model,
        where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
      });
    // Before the cookies are handed over: nobody comes in without it.
    await writeDeeds(db, { email: user.email, client: client.address }, [{ kind: 'sign_in' }]);
    if (!client.device && !isFirst) {
      const mail = newDeviceMail(user.email, client, now(), siteUrl);
      await db
        .insertInto('outbox')
        .values(outboxRow(mail, null, now()))
        .execute();
      onMail();
    }
    return devices.cookie(user.email, client.device);
  };

export type CompleteSignIn = ReturnType<typeof signInCompleter>;
