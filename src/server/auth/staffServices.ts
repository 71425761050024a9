import type { Db } from '../store/database.ts';
import { signInCompleter } from './completeSignIn.ts';
import type { Auth } from './createAuth.ts';
import { createInvitations } from './invitations.ts';
import { createKnownDevices } from './knownDevices.ts';
import { createOwnSessions } from './ownSessions.ts';
import { createSecondFactor } from './secondFactor.ts';
import { createSignInThrottle } from './signInThrottle.ts';
import { createStaffAccounts } from './staffAccounts.ts';
import { createStaffSessions } from './staffSessions.ts';

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  secret: string;
  siteUrl: string;
  /** Called when there is a mail to send. */
  onMail: () => void;
  now: () => number;
}

/** Who staff are, and how they get in. */
export function createStaffServices({ db, loadAuth, secret, siteUrl, onMail, now }: Parts) {
  const devices = createKnownDevices({ secret, siteUrl, now });
  const completeSignIn = signInCompleter({ db, devices, now, siteUrl, onMail });
  return {
    staffAccounts: createStaffAccounts(db, loadAuth),
    staffSessions: createStaffSessions({
      ...{ db, loadAuth, devices, completeSignIn },
      throttle: createSignInThrottle(db, secret, now),
    }),
    secondFactor: createSecondFactor({ db, loadAuth, devices, completeSignIn }),
    ownSessions: createOwnSessions(db, loadAuth),
    invitations: createInvitations(db, loadAuth),
  };
}
