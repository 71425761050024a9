import { isStaffRole, type StaffRole } from '../../staff/staffRoles.ts';
import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { cookieOf } from './callLibrary.ts';
import type { CompleteSignIn } from './completeSignIn.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Checked, PasswordChecks, Wait } from './passwordChecks.ts';
import { passwordProblem } from './passwordRule.ts';
import type { Attempt, SignInThrottle } from './signInThrottle.ts';

export interface Staff {
  id: string;
  email: string;
  role: StaffRole;
  /** True while the password is one that an operator has set. */
  mustChangePassword: boolean;
  /** Whether a code from an app is asked for at sign-in. */
  secondFactor: boolean;
}

/** A member of staff who is signed in, with the address of their client. */
export type Person = Staff & { client: string };

interface SignIn {
  email: string;
  password: string;
  /** The client's address. */
  address: string;
  userAgent: string;
  /** The request's cookies. */
  cookies?: string | null;
}

interface PasswordChange {
  headers: Headers;
  staff: Person;
  current: string;
  next: string;
}

/**
 * "code": the password was right, and a code is needed, for which the cookies are. "passkey": it was
 * right, but is not enough for this account.
 */
type SignInResult =
  | { outcome: 'in' | 'code'; cookies: readonly string[] }
  | { outcome: 'refused' | 'passkey' }
  /** By strangers: a device that is not known yet needs a link mailed to the account. */
  | (Wait & { shut?: boolean });

/** "unfit": the new password cannot be used; the message says why. */
type PasswordResult = Checked<readonly string[]> | { outcome: 'unfit'; message: string };

interface Parts {
  db: Db;
  /** The library behind it is large, so it loads on first use. */
  loadAuth: () => Promise<Auth>;
  throttle: SignInThrottle;
  passwords: PasswordChecks;
  devices: KnownDevices;
  completeSignIn: CompleteSignIn;
  /** Whether somebody without a code of an app must come in by their passkey. */
  needsPasskey: (user: { id: string; role: string }) => Promise<boolean>;
}

/** Signing in and out. */
export function createStaffSessions(parts: Parts) {
  const { db, loadAuth, throttle, passwords, devices, completeSignIn, needsPasskey } = parts;

  /**
   * Notes a refusal under the account that was meant. What is typed without an account may be
   * anything, even a password.
   */
  async function refuse<Outcome>(auth: Auth, { email, address }: Attempt, outcome: Outcome) {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
    const by = { email: found?.user.email ?? 'unknown', client: address };
    await writeAuditEvents(db, by, [{ kind: 'sign_in_refused' }]);
    return { outcome };
  }

  async function current(headers: Headers): Promise<Staff | undefined> {
    const auth = await loadAuth();
    const found = await auth.api.getSession({ headers: cookieOf(headers) });
    if (!found || !isStaffRole(found.user.role)) return undefined;
    const { id, email, role, mustChangePassword, twoFactorEnabled } = found.user;
    return {
      ...{ id, email, role, mustChangePassword: mustChangePassword === 1 },
      secondFactor: Boolean(twoFactorEnabled),
    };
  }

  return {
    async signIn({ password, userAgent, cookies, ...who }: SignIn): Promise<SignInResult> {
      const { email, address } = who;
      const attempt = { ...who, device: devices.find(cookies, email) };
      const checked = await passwords.toSignIn(attempt, async () =>
        (await loadAuth()).api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': userAgent, 'x-forwarded-for': address }),
          returnHeaders: true,
        }),
      );
      if ('retryAfter' in checked) {
        const mayBeShut = checked.outcome === 'throttled' && !attempt.device;
        return { ...checked, shut: mayBeShut && (await throttle.isShut(email)) };
      }
      const auth = await loadAuth();
      if (checked.outcome === 'refused') return refuse(auth, attempt, 'refused');
      const { headers, response } = checked.value;
      if (!('user' in response)) return { outcome: 'code', cookies: headers.getSetCookie() };
      if (await needsPasskey(response.user)) {
        await (await auth.$context).internalAdapter.deleteSession(response.token);
        return refuse(auth, attempt, 'passkey');
      }
      await throttle.reset(attempt);
      const client = { address, userAgent, device: attempt.device };
      const known = await completeSignIn(auth, response.user, client);
      return { outcome: 'in', cookies: [...headers.getSetCookie(), known] };
    },

    current,

    /** Ends the session and returns the cookies that clear it. */
    async signOut(headers: Headers, client: string): Promise<readonly string[]> {
      const auth = await loadAuth();
      const staff = await current(headers);
      if (staff) await writeAuditEvents(db, { ...staff, client }, [{ kind: 'sign_out' }]);
      const ended = await auth.api.signOut({ headers: cookieOf(headers), returnHeaders: true });
      return ended.headers.getSetCookie();
    },

    /** Changes the password and signs out everywhere else. */
    async changePassword(change: PasswordChange): Promise<PasswordResult> {
      const { headers, staff, current, next } = change;
      const message = passwordProblem(next, staff.email);
      if (message) return { outcome: 'unfit', message };
      const auth = await loadAuth();
      const checked = await passwords.again(staff, headers, async () => {
        const changed = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: cookieOf(headers),
          returnHeaders: true,
        });
        return changed.headers.getSetCookie();
      });
      if (checked.outcome === 'right') {
        const { internalAdapter } = await auth.$context;
        await internalAdapter.updateUser(staff.id, { mustChangePassword: 0 });
        await writeAuditEvents(db, staff, [{ kind: 'password' }]);
      }
      return checked;
    },
  };
}
