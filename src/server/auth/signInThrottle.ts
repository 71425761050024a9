import { clientKey } from '../limits/clientKey.ts';
import { takeToken } from '../limits/rateLimit.ts';
import type { Db } from '../store/database.ts';

/**
 * Tries in an hour. The pair is tight; one address may serve a whole office; and the limit of an
 * account is wide, or a stranger could lock somebody out by guessing.
 */
const perHour = { pair: 6, address: 40, account: 100 } as const;

export interface SignInThrottle {
  /** Counts a try before it is made. Answers 0, or the seconds to wait after too many. */
  take(email: string, address: string): Promise<number>;
  /** Gives back the tries of somebody who got in. */
  forgive(email: string, address: string): Promise<void>;
}

export function createSignInThrottle(db: Db, secret: string, now = Date.now): SignInThrottle {
  const keysOf = (email: string, address: string) => {
    const client = clientKey(secret, address);
    const account = clientKey(secret, email.trim().toLowerCase());
    return {
      pair: `sign-in ${account} ${client}`,
      address: `sign-in ${client}`,
      account: `sign-in ${account}`,
    };
  };

  return {
    async take(email, address) {
      const keys = keysOf(email, address);
      let wait = 0;
      for (const kind of ['pair', 'address', 'account'] as const)
        wait = Math.max(wait, await takeToken(db, keys[kind], perHour[kind], now()));
      return Math.ceil(wait / 1000);
    },
    async forgive(email, address) {
      const { pair, account } = keysOf(email, address);
      await db.deleteFrom('rate_limits').where('key', 'in', [pair, account]).execute();
    },
  };
}
