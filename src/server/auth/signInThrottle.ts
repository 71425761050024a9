import { clientKey } from '../limits/clientKey.ts';
import { takeToken } from '../limits/rateLimit.ts';
import type { Db } from '../store/database.ts';

/**
 * Attempts per hour. Tight per account and address together; wider per address, which a whole office
 * may share; widest per account, or a stranger could lock somebody out by guessing.
 */
const perHour = { pair: 6, address: 40, account: 100 } as const;

export interface SignInThrottle {
  /** Counts an attempt before it is made. Returns 0, or the seconds to wait after too many. */
  take(email: string, address: string): Promise<number>;
  /** Resets the attempts after a successful sign-in. */
  reset(email: string, address: string): Promise<void>;
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
    async reset(email, address) {
      const { pair, account } = keysOf(email, address);
      await db.deleteFrom('rate_limits').where('key', 'in', [pair, account]).execute();
    },
  };
}
