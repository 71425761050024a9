import { company } from '../../site/company.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { accountMail } from './accountMail.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Wait } from './passwordChecks.ts';

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
    await writeAuditEvents(db, { email: user.email, client: client.address }, [
      { kind: 'sign_in' },
    ]);
    if (!client.device && !isFirst) {
      const mail = accountMail({
        ...{ ...client, email: user.email, at: now() },
        subject: 'Signed in on a new device',
        what: `Your account was used to sign in to the inbox of ${company.name} on a device or browser that had not been used before.`,
        otherwise: `end that session and change your password: ${new URL(inboxPaths.account, siteUrl).href}`,
      });
      await db
        .insertInto('outbox')
        .values(outboxRow(mail, null, now()))
        .execute();
      onMail();
    }
    return devices.cookie(user.email, client.device);
  };

export type CompleteSignIn = ReturnType<typeof signInCompleter>;

/** What came of a code or a passkey. */
export type SecondStep =
  | { outcome: 'in'; cookies: readonly string[] }
  | { outcome: 'refused' }
  | Wait;
