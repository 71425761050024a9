import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The longest that browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60;
const keyLifetimeSeconds = 60 * 60;

interface Options {
  secret: string;
  /** The cookie is `Secure` if the site's public address is HTTPS. */
  siteUrl: string;
  now: () => number;
}

export interface KnownDevices {
  /** The device's id, if its cookies show that it has signed in to the account before. */
  find(cookies: string | null | undefined, email: string): string | undefined;
  /** The cookie to set at sign-in. A known device keeps its id. */
  cookie(email: string, device: string | undefined): string;
  /** For a link to the person the account belongs to: a new device's id, for an hour. */
  key(email: string): string;
  /** The cookie of the device on which such a link is opened; undefined if it is not ours or too old. */
  cookieOfKey(email: string, key: string): string | undefined;
}

/**
 * Recognises devices that have signed in to an account before, or on which a link mailed to it was
 * opened. The cookie opens nothing: it only keeps strangers from using up the attempts of the person
 * the account belongs to.
 */
export function createKnownDevices({ secret, siteUrl, now }: Options): KnownDevices {
  const secure = siteUrl.startsWith('https:');
  const sign = (purpose: string, ...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update([purpose, ...parts].join('\n'))
      .digest('base64url');
  const accountOf = (email: string) => email.trim().toLowerCase();
  /** One cookie per account, named without revealing whose it is. */
  const nameFor = (account: string) =>
    `${secure ? '__Secure-' : ''}staff.device_${sign('device name', account).slice(0, 16)}`;

  function isSigned(signature: string, account: string, expires: string, id: string): boolean {
    const expected = Buffer.from(sign('device', account, expires, id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function signedId(account: string, id: string, seconds: number): string {
    const expires = String(now() + seconds * 1000);
    return [expires, id, sign('device', account, expires, id)].join('.');
  }

  function idIn(value: string, account: string): string | undefined {
    const [expires = '', id = '', signature = ''] = value.split('.');
    if (!isSigned(signature, account, expires, id)) return undefined;
    return Number(expires) > now() ? id : undefined;
  }

  function cookieOf(account: string, value: string, seconds: number): string {
    const attributes = `Path=/inbox; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
    return `${nameFor(account)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
  }

  return {
    find(cookies, email) {
      const account = accountOf(email);
      const start = `${nameFor(account)}=`;
      const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(start));
      return idIn(found?.slice(start.length) ?? '', account);
    },
    cookie(email, device) {
      const account = accountOf(email);
      const value = signedId(account, device ?? randomUUID(), lifetimeSeconds);
      return cookieOf(account, value, lifetimeSeconds);
    },
    key: (email) => signedId(accountOf(email), randomUUID(), keyLifetimeSeconds),
    cookieOfKey(email, key) {
      const account = accountOf(email);
      return idIn(key, account) && cookieOf(account, key, keyLifetimeSeconds);
    },
  };
}
