import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../store/database.ts';
import { hashOf } from './hashSessionTokens.ts';

interface Options {
  db: Db;
  secret: string;
  siteUrl: string;
}

/**
 * Finds the session that a request's cookie names, and whose it is. Every page of the inbox asks, so
 * this reads better-auth's cookie and tables itself: the library takes ten times as long.
 */
export function createPresentSession({ db, secret, siteUrl }: Options) {
  const name = `${siteUrl.startsWith('https:') ? '__Secure-' : ''}staff.session_token=`;

  function isSigned(token: string, signature: string): boolean {
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function tokenIn(cookies: string | null): string | undefined {
    const value = cookies?.split(/; */).find((cookie) => cookie.startsWith(name));
    // Letters and digits, a dot, and the signature in base 64 as encodeURIComponent writes it.
    const parts =
      value && /^([a-z\d]+)\.((?:[a-z\d]|%2[BF]|%3D)+)$/i.exec(value.slice(name.length));
    if (!parts) return undefined;
    const [, token = '', signature = ''] = parts;
    return isSigned(token, decodeURIComponent(signature)) ? token : undefined;
  }

  return async (headers: Headers) => {
    const token = tokenIn(headers.get('cookie'));
    if (token === undefined) return undefined;
    const found = await db
      .selectFrom('staff_sessions as session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .select(['session.id as sessionId', 'session.expires_at', 'staff.id', 'staff.email'])
      .select(['staff.role', 'staff.must_change_password', 'staff.two_factor_enabled'])
      .where('session.token', '=', hashOf(token))
      .executeTakeFirst();
    return found && new Date(found.expires_at).getTime() > Date.now() ? found : undefined;
  };
}

export type PresentSession = ReturnType<typeof createPresentSession>;
