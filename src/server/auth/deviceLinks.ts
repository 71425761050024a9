import { company } from '../../site/company.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { clientKey } from '../limits/clientAddress.ts';
import { takeToken } from '../limits/rateLimit.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import { linkMail } from './accountMail.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';

const deviceMail = (email: string, link: string) =>
  linkMail({
    to: email,
    subject: `Sign in to the inbox of ${company.name} on another device`,
    before: [
      `Strangers have tried too many passwords for your account, so the inbox of ${company.name} accepts none from devices it does not know.`,
      'If you want to sign in, open this link within an hour on the device you sign in on. Your password is asked for as ever, and nobody can use up its attempts.',
    ],
    link,
    label: 'Sign in on this device',
    after: [
      'If you do not, there is nothing to do. Devices on which you have signed in before, and passkeys, work all the time.',
    ],
  });

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  devices: KnownDevices;
  secret: string;
  siteUrl: string;
  /** Called when there is a mail to send. */
  onMail: () => void;
  now: () => number;
}

/** A way in for whoever has no known device while strangers try passwords for their account. */
export function createDeviceLinks(parts: Parts) {
  const { db, loadAuth, devices, secret, siteUrl, onMail, now } = parts;
  return {
    /** Mails a link to the account, if there is one, at most once an hour. */
    async send(email: string): Promise<void> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
      if (!found) return;
      const to = found.user.email;
      if ((await takeToken(db, `device ${clientKey(secret, to)}`, 1, now())) > 0) return;
      const path = inboxPaths.newDevice(to, devices.key(to));
      await db
        .insertInto('outbox')
        .values(outboxRow(deviceMail(to, new URL(path, siteUrl).href), null, now()))
        .execute();
      onMail();
    },

    /** The cookie of the device on which the link was opened; undefined if it is too old. */
    open: (email: string, key: string) => devices.cookieOfKey(email, key),
  };
}
