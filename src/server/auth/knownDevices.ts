import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The longest that browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

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
}

/**
 * Recognises devices that have signed in to an account before. The cookie opens nothing: it only
 * keeps strangers from using up the attempts of the person the account belongs to.
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

  return {
    find(cookies, email) {
      const account = accountOf(email);
      const start = `${nameFor(account)}=`;
      const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(start));
      const [expires = '', id = '', signature = ''] = found?.slice(start.length).split('.') ?? [];
      if (!isSigned(signature, account, expires, id)) return undefined;
      return Number(expires) > now() ? id : undefined;
    },
    cookie(email, device) {
      const account = accountOf(email);
      const id = device ?? randomUUID();
      const expires = String(now() + lifetimeSeconds * 1000);
      const value = [expires, id, sign('device', account, expires, id)].join('.');
      const attributes = `Path=/inbox; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax`;
      return `${nameFor(account)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
    },
  };
}
