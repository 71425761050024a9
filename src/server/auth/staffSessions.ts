import { isStaffRole, type StaffRole } from '../../staff/staffRoles.ts';
import type { Db } from '../store/database.ts';
import { writeDeeds } from '../store/writeDeeds.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import { passwordProblem } from './passwordRule.ts';
import type { SignInThrottle } from './signInThrottle.ts';

export interface Staff {
  id: string;
  email: string;
  role: StaffRole;
  /** True while the password is one that an operator has set. */
  mustChangePassword: boolean;
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

type SignInResult =
  | { outcome: 'in'; cookies: readonly string[] }
  | { outcome: 'refused' }
  | { outcome: 'throttled'; retryAfter: number };

/** The new password cannot be used; the message says why. */
type PasswordResult = SignInResult | { outcome: 'unfit'; message: string };

interface Parts {
  db: Db;
  /** The library behind it is large, so it loads on first use. */
  loadAuth: () => Promise<Auth>;
  throttle: SignInThrottle;
  devices: KnownDevices;
}

/** Passes on only the cookie, because other headers could be forged. */
const cookieOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' });

const isRefusal = (error: unknown) =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

/** Signing in and out. */
export function createStaffSessions({ db, loadAuth, throttle, devices }: Parts) {
  /** Whose account was meant. What is typed without an account may be anything, even a password. */
  async function accountOf(auth: Auth, typed: string): Promise<string> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(typed.trim().toLowerCase());
    return found?.user.email ?? 'unknown';
  }

  async function current(headers: Headers): Promise<Staff | undefined> {
    if (!headers.get('cookie')?.includes('staff.session_token')) return undefined;
    const auth = await loadAuth();
    const found = await auth.api.getSession({ headers: cookieOf(headers) });
    if (!found || !isStaffRole(found.user.role)) return undefined;
    const { id, email, role, mustChangePassword } = found.user;
    return { id, email, role, mustChangePassword: mustChangePassword === 1 };
  }

  return {
    async signIn({ password, userAgent, cookies, ...who }: SignIn): Promise<SignInResult> {
      const { email, address } = who;
      const attempt = { ...who, device: devices.find(cookies, email) };
      const retryAfter = await throttle.take(attempt);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const auth = await loadAuth();
      const by = { email: await accountOf(auth, email), client: address };
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': userAgent, 'x-forwarded-for': address }),
          returnHeaders: true,
        });
        const { adapter, internalAdapter } = await auth.$context;
        await throttle.reset(attempt);
        await internalAdapter.updateUser(response.user.id, { lastSignInAt: Date.now() });
        // Expired sessions that were never used again: the library only removes those it comes
        // across.
        await adapter.deleteMany({
          model: 'session',
          where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
        });
        const known = devices.cookie(email, attempt.device);
        // Before the cookies are handed over: nobody comes in without it.
        await writeDeeds(db, by, [{ kind: 'sign_in' }]);
        return { outcome: 'in', cookies: [...headers.getSetCookie(), known] };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await writeDeeds(db, by, [{ kind: 'sign_in_refused' }]);
        return { outcome: 'refused' };
      }
    },

    current,

    /** Ends the session and returns the cookies that clear it. */
    async signOut(headers: Headers, client: string): Promise<readonly string[]> {
      const auth = await loadAuth();
      const staff = await current(headers);
      if (staff) await writeDeeds(db, { ...staff, client }, [{ kind: 'sign_out' }]);
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
        await writeDeeds(db, { email, client: address }, [{ kind: 'password' }]);
        return { outcome: 'in', cookies: changed.headers.getSetCookie() };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
  };
}
