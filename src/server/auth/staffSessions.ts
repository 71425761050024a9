import { isStaffRole, type StaffRole } from '../../staff/staffRoles.ts';
import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import type { CompleteSignIn } from './completeSignIn.ts';
import { cookieOf } from './cookieOf.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import { passwordProblem } from './passwordRule.ts';
import type { SignInThrottle } from './signInThrottle.ts';
import { isRefusal } from './unlessRefused.ts';

export interface Staff {
  id: string;
  email: string;
  role: StaffRole;
  /** True while the password is one that an operator has set. */
  mustChangePassword: boolean;
  /** Whether a code from an app is asked for at sign-in. */
  secondFactor: boolean;
}

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
  staff: Staff;
  current: string;
  next: string;
  address: string;
}

/**
 * "code": the password was right, and a code is needed, for which the cookies are. "passkey": it was
 * right, but is not enough for this account.
 */
type SignInResult =
  | { outcome: 'in' | 'code'; cookies: readonly string[] }
  | { outcome: 'refused' | 'passkey' }
  | {
      outcome: 'throttled';
      retryAfter: number;
      /** By strangers: a device that is not known yet needs a link mailed to the account. */
      shut?: boolean;
    };

/** The new password cannot be used; the message says why. */
type PasswordResult = SignInResult | { outcome: 'unfit'; message: string };

interface Parts {
  db: Db;
  /** The library behind it is large, so it loads on first use. */
  loadAuth: () => Promise<Auth>;
  throttle: SignInThrottle;
  devices: KnownDevices;
  completeSignIn: CompleteSignIn;
  /** Whether somebody without a code of an app must come in by their passkey. */
  needsPasskey: (user: { id: string; role: string }) => Promise<boolean>;
}

/** Signing in and out. */
export function createStaffSessions(parts: Parts) {
  const { db, loadAuth, throttle, devices, completeSignIn, needsPasskey } = parts;

  /** Whose account was meant. What is typed without an account may be anything, even a password. */
  async function accountOf(auth: Auth, typed: string): Promise<string> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(typed.trim().toLowerCase());
    return found?.user.email ?? 'unknown';
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
      const retryAfter = await throttle.take(attempt);
      if (retryAfter > 0) {
        const shut = !attempt.device && (await throttle.isShut(email));
        return { outcome: 'throttled', retryAfter, shut };
      }
      const auth = await loadAuth();
      const by = { email: await accountOf(auth, email), client: address };
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': userAgent, 'x-forwarded-for': address }),
          returnHeaders: true,
        });
        if (!('user' in response)) return { outcome: 'code', cookies: headers.getSetCookie() };
        if (await needsPasskey(response.user)) {
          await (await auth.$context).internalAdapter.deleteSession(response.token);
          await writeAuditEvents(db, by, [{ kind: 'sign_in_refused' }]);
          return { outcome: 'passkey' };
        }
        await throttle.reset(attempt);
        const client = { address, userAgent, device: attempt.device };
        const known = await completeSignIn(auth, response.user, client);
        return { outcome: 'in', cookies: [...headers.getSetCookie(), known] };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await writeAuditEvents(db, by, [{ kind: 'sign_in_refused' }]);
        return { outcome: 'refused' };
      }
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
      const { headers, staff, current, next, address } = change;
      const { email } = staff;
      const message = passwordProblem(next, email);
      if (message) return { outcome: 'unfit', message };
      const attempt = { email, address, device: devices.find(headers.get('cookie'), email) };
      const retryAfter = await throttle.take(attempt);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const auth = await loadAuth();
      try {
        const changed = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: cookieOf(headers),
          returnHeaders: true,
        });
        const { internalAdapter } = await auth.$context;
        await internalAdapter.updateUser(staff.id, { mustChangePassword: 0 });
        await throttle.reset(attempt);
        await writeAuditEvents(db, { email, client: address }, [{ kind: 'password' }]);
        return { outcome: 'in', cookies: changed.headers.getSetCookie() };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
  };
}
