import { isStaffRole, type StaffRole } from '../../staff/staffRoles.ts';
import type { Auth } from './createAuth.ts';
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

/** Passes on only the cookie, because other headers could be forged. */
const cookieOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' });

const isRefusal = (error: unknown) =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

/** Signing in and out. The library behind it is large, so it loads on first use. */
export function createStaffSessions(loadAuth: () => Promise<Auth>, throttle: SignInThrottle) {
  return {
    async signIn({ email, password, address, userAgent }: SignIn): Promise<SignInResult> {
      const retryAfter = await throttle.take(email, address);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const auth = await loadAuth();
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': userAgent, 'x-forwarded-for': address }),
          returnHeaders: true,
        });
        const { adapter, internalAdapter } = await auth.$context;
        await throttle.reset(email, address);
        await internalAdapter.updateUser(response.user.id, { lastSignInAt: Date.now() });
        // Expired sessions that were never used again: the library only removes those it comes
        // across.
        await adapter.deleteMany({
          model: 'session',
          where: [{ field: 'expiresAt', operator: 'lt', value: new Date() }],
        });
        return { outcome: 'in', cookies: headers.getSetCookie() };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },

    async current(headers: Headers): Promise<Staff | undefined> {
      if (!headers.get('cookie')?.includes('staff.session_token')) return undefined;
      const auth = await loadAuth();
      const found = await auth.api.getSession({ headers: cookieOf(headers) });
      if (!found || !isStaffRole(found.user.role)) return undefined;
      const { id, email, role, mustChangePassword } = found.user;
      return { id, email, role, mustChangePassword: mustChangePassword === 1 };
    },

    /** Ends the session and returns the cookies that clear it. */
    async signOut(headers: Headers): Promise<readonly string[]> {
      const auth = await loadAuth();
      const ended = await auth.api.signOut({ headers: cookieOf(headers), returnHeaders: true });
      return ended.headers.getSetCookie();
    },

    /** Changes the password and signs out everywhere else. */
    async changePassword(change: PasswordChange): Promise<SignInResult> {
      const { headers, staff, current, next, address } = change;
      const retryAfter = await throttle.take(staff.email, address);
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
        await throttle.reset(staff.email, address);
        return { outcome: 'in', cookies: changed.headers.getSetCookie() };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
  };
}
