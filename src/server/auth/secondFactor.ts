import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { cookieOf, isRefusal, unlessRefused } from './callLibrary.ts';
import type { CompleteSignIn, SecondStep } from './completeSignIn.ts';
import type { Auth } from './createAuth.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Checked, PasswordChecks } from './passwordChecks.ts';
import type { SignInThrottle } from './signInThrottle.ts';
import type { Person } from './staffSessions.ts';

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  devices: KnownDevices;
  throttle: SignInThrottle;
  passwords: PasswordChecks;
  completeSignIn: CompleteSignIn;
}

interface CodeGiven {
  headers: Headers;
  /** Of the app, or a recovery code. */
  code: string;
  address: string;
}

type Cookies = readonly string[];

const isFromApp = (code: string) => /^\d{6}$/.test(code);

/** The most that is left of a lock: the library's default. */
const lockSeconds = 15 * 60;

/** What the library answers; undefined if the code is wrong. */
async function verify(auth: Auth, code: string, headers: Headers) {
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  try {
    if (isFromApp(code)) return await auth.api.verifyTOTP(asked);
    return await auth.api.verifyBackupCode(asked);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.body?.code === 'ACCOUNT_TEMPORARILY_LOCKED' ? 'locked' : undefined;
  }
}

/**
 * A code from an app, asked for after the password. The library allows five codes for one password
 * and ten wrong ones in a row for an account.
 */
export function createSecondFactor(parts: Parts) {
  const { db, loadAuth, devices, throttle, passwords, completeSignIn } = parts;
  return {
    /** Whether somebody has given the right password and owes a code. */
    isPending: (headers: Headers) => headers.get('cookie')?.includes('staff.two_factor=') ?? false,

    /** The second step of signing in. Refused if the code is wrong, or the password too long ago. */
    async finish({ headers, code, address }: CodeGiven): Promise<SecondStep> {
      const retryAfter = await throttle.takeCode(address);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const auth = await loadAuth();
      const userAgent = headers.get('user-agent') ?? '';
      const passed = cookieOf(headers);
      passed.set('user-agent', userAgent);
      passed.set('x-forwarded-for', address);
      const done = await verify(auth, code, passed);
      if (done === 'locked' || !done?.response.user) {
        await writeAuditEvents(db, { email: 'unknown', client: address }, [
          { kind: 'sign_in_refused' },
        ]);
        if (done === 'locked') return { outcome: 'locked', retryAfter: lockSeconds };
        return { outcome: 'refused' };
      }
      const { user } = done.response;
      const device = devices.find(headers.get('cookie'), user.email);
      const known = await completeSignIn(auth, user, { address, userAgent, device });
      return { outcome: 'in', cookies: [...done.headers.getSetCookie(), known] };
    },

    /** Makes a secret and recovery codes, to be shown once. */
    begin: (staff: Person, headers: Headers, password: string) =>
      passwords.again(staff, headers, async () => {
        const made = await (await loadAuth()).api.enableTwoFactor({
          ...{ body: { password }, headers: cookieOf(headers) },
        });
        return 'totpURI' in made ? made : undefined;
      }),

    /** Switches it on, once the app gives the right code. */
    async confirm(staff: Person, headers: Headers, code: string): Promise<Checked<Cookies>> {
      const retryAfter = await throttle.takeCode(staff.client);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const auth = await loadAuth();
      const done = await unlessRefused(() =>
        auth.api.verifyTOTP({ body: { code }, headers: cookieOf(headers), returnHeaders: true }),
      );
      if (!done) return { outcome: 'refused' };
      await writeAuditEvents(db, staff, [{ kind: 'second_factor_on' }]);
      return { outcome: 'right', value: done.headers.getSetCookie() };
    },

    async switchOff(staff: Person, headers: Headers, password: string): Promise<Checked<Cookies>> {
      const checked = await passwords.again(staff, headers, async () => {
        const done = await (await loadAuth()).api.disableTwoFactor({
          ...{ body: { password }, headers: cookieOf(headers), returnHeaders: true },
        });
        return done.headers.getSetCookie();
      });
      if (checked.outcome === 'right')
        await writeAuditEvents(db, staff, [{ kind: 'second_factor_off' }]);
      return checked;
    },

    /** New recovery codes in place of the old ones. */
    renewCodes: (staff: Person, headers: Headers, password: string) =>
      passwords.again(staff, headers, async () => {
        const made = await (await loadAuth()).api.generateBackupCodes({
          ...{ body: { password }, headers: cookieOf(headers) },
        });
        return made.backupCodes;
      }),
  };
}
