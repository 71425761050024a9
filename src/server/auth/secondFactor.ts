import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import type { CompleteSignIn } from './completeSignIn.ts';
import { cookieOf } from './cookieOf.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { SignInThrottle } from './signInThrottle.ts';
import type { Staff } from './staffSessions.ts';
import { unlessRefused } from './unlessRefused.ts';

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  devices: KnownDevices;
  throttle: SignInThrottle;
  completeSignIn: CompleteSignIn;
}

interface CodeGiven {
  headers: Headers;
  /** Of the app, or a recovery code. */
  code: string;
  address: string;
}

type Changed = { cookies: readonly string[] } | undefined;

const isFromApp = (code: string) => /^\d{6}$/.test(code);

/**
 * A code from an app, asked for after the password. The library allows five codes for one password
 * and ten wrong ones in a row for an account.
 */
export function createSecondFactor(parts: Parts) {
  const { db, loadAuth, devices, throttle, completeSignIn } = parts;
  return {
    /** Whether somebody has given the right password and owes a code. */
    isPending: (headers: Headers) => headers.get('cookie')?.includes('staff.two_factor=') ?? false,

    /** The second step of signing in. Refused if the code is wrong, or the password too long ago. */
    async finish({ headers, code, address }: CodeGiven) {
      const retryAfter = await throttle.takeCode(address);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter } as const;
      const auth = await loadAuth();
      const userAgent = headers.get('user-agent') ?? '';
      const passed = cookieOf(headers);
      passed.set('user-agent', userAgent);
      passed.set('x-forwarded-for', address);
      const asked = { body: { code }, headers: passed, returnHeaders: true } as const;
      const done = await unlessRefused(() =>
        isFromApp(code) ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked),
      );
      if (!done?.response.user) {
        await writeAuditEvents(db, { email: 'unknown', client: address }, [
          { kind: 'sign_in_refused' },
        ]);
        return { outcome: 'refused' } as const;
      }
      const { user } = done.response;
      const device = devices.find(headers.get('cookie'), user.email);
      const known = await completeSignIn(auth, user, { address, userAgent, device });
      return { outcome: 'in', cookies: [...done.headers.getSetCookie(), known] } as const;
    },

    /** Makes a secret and recovery codes, to be shown once. Undefined if the password is wrong. */
    async begin(headers: Headers, password: string) {
      const auth = await loadAuth();
      return unlessRefused(() =>
        auth.api.enableTwoFactor({ body: { password }, headers: cookieOf(headers) }),
      );
    },

    /** Switches it on, once the app gives the right code. */
    async confirm(staff: Staff, { headers, code, address }: CodeGiven): Promise<Changed> {
      const auth = await loadAuth();
      const done = await unlessRefused(() =>
        auth.api.verifyTOTP({ body: { code }, headers: cookieOf(headers), returnHeaders: true }),
      );
      if (!done) return undefined;
      await writeAuditEvents(db, { ...staff, client: address }, [{ kind: 'second_factor_on' }]);
      return { cookies: done.headers.getSetCookie() };
    },

    async switchOff(
      staff: Staff,
      { headers, password, address }: { headers: Headers; password: string; address: string },
    ): Promise<Changed> {
      const auth = await loadAuth();
      const done = await unlessRefused(() =>
        auth.api.disableTwoFactor({
          body: { password },
          headers: cookieOf(headers),
          returnHeaders: true,
        }),
      );
      if (!done) return undefined;
      await writeAuditEvents(db, { ...staff, client: address }, [{ kind: 'second_factor_off' }]);
      return { cookies: done.headers.getSetCookie() };
    },

    /** New recovery codes in place of the old ones. Undefined if the password is wrong. */
    async renewCodes(headers: Headers, password: string) {
      const auth = await loadAuth();
      return unlessRefused(() =>
        auth.api.generateBackupCodes({ body: { password }, headers: cookieOf(headers) }),
      );
    },
  };
}
