import type { Db } from '../store/database.ts';
import { signInCompleter } from './completeSignIn.ts';
import type { Auth } from './createAuth.ts';
import { createDeviceLinks } from './deviceLinks.ts';
import { createInvitations } from './invitations.ts';
import { createKnownDevices } from './knownDevices.ts';
import { createOwnSessions } from './ownSessions.ts';
import { createOwnPasskeys } from './passkeys/ownPasskeys.ts';
import { createPasskeySignIn } from './passkeys/passkeySignIn.ts';
import { createPasswordChecks } from './passwordChecks.ts';
import { createSecondFactor } from './secondFactor.ts';
import { createSignInThrottle } from './signInThrottle.ts';
import { createStaffAccounts } from './staffAccounts.ts';
import { createStaffSessions } from './staffSessions.ts';

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  secret: string;
  siteUrl: string;
  /** Whether administrators need more than a password. */
  adminSecondFactor: boolean;
  /** Called when there is a mail to send. */
  onMail: () => void;
  now: () => number;
}

/** Who staff are, and how they get in. */
export function createStaffServices(parts: Parts) {
  const { db, loadAuth, secret, siteUrl, adminSecondFactor, onMail, now } = parts;
  const devices = createKnownDevices({ secret, siteUrl, now });
  const completeSignIn = signInCompleter({ db, devices, now, siteUrl, onMail });
  const throttle = createSignInThrottle(db, secret, now);
  const passwords = createPasswordChecks({ db, devices, throttle });
  const passkeys = createOwnPasskeys({ db, loadAuth, passwords, siteUrl, onMail, now });
  return {
    staffAccounts: createStaffAccounts(db, loadAuth),
    staffSessions: createStaffSessions({
      ...{ db, loadAuth, throttle, passwords, devices, completeSignIn },
      /** A password alone would be one factor; whoever has an app is asked for its code. */
      needsPasskey: async (user) =>
        adminSecondFactor && user.role === 'admin' && (await passkeys.has(user)),
    }),
    passkeys,
    passkeySignIn: createPasskeySignIn({ db, loadAuth, throttle, devices, completeSignIn }),
    secondFactor: createSecondFactor({
      ...{ db, loadAuth, devices, throttle, passwords, completeSignIn },
    }),
    ownSessions: createOwnSessions(db, loadAuth),
    invitations: createInvitations(db, loadAuth),
    deviceLinks: createDeviceLinks({ db, loadAuth, devices, secret, siteUrl, onMail, now }),
  };
}
