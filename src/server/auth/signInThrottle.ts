import { clientKey, clientKeys } from '../limits/clientAddress.ts';
import { takeClientToken, takeToken, waitForToken } from '../limits/rateLimit.ts';
import type { Db } from '../store/database.ts';

/**
 * Attempts per hour. Tight per account and address together; wider per address, which a whole office
 * may share; widest per account, over all strangers. A device that has signed in to the account
 * before has an allowance of its own, which strangers cannot use up. A challenge for a passkey opens
 * nothing, but takes up room until it is too old; a wrong code takes up room in the record.
 */
const perHour = {
  pair: 6,
  address: 40,
  account: 100,
  device: 12,
  code: 40,
  challenge: 120,
} as const;

export interface Attempt {
  email: string;
  /** The client's address. */
  address: string;
  /** The device, if it has signed in to this account before. */
  device?: string | undefined;
}

export interface SignInThrottle {
  /** Counts an attempt before it is made. Returns 0, or the seconds to wait after too many. */
  take(attempt: Attempt): Promise<number>;
  /** Whether strangers have used up what they have in common, so that nobody new can try. */
  isShut(email: string): Promise<boolean>;
  /** Counts a challenge for a passkey, before it is known whose. Returns as `take` does. */
  takeChallenge(address: string): Promise<number>;
  /** Counts a code of an app, before it is known whose. Returns as `take` does. */
  takeCode(address: string): Promise<number>;
  /** Resets the attempts after a successful sign-in. */
  reset(attempt: Attempt): Promise<void>;
}

interface Limit {
  key: string;
  perHour: number;
}

/** Undoes the transaction of an attempt that one of the limits refuses. */
class Refused extends Error {
  readonly wait: number;
  constructor(wait: number) {
    super('refused');
    this.wait = wait;
  }
}

export function createSignInThrottle(db: Db, secret: string, now = Date.now): SignInThrottle {
  const accountKey = (email: string) => clientKey(secret, email.trim().toLowerCase());

  const addressLimits = (address: string): Limit[] =>
    clientKeys(secret, address).map(({ key, clients }) => ({
      key: `sign-in ${key}`,
      perHour: perHour.address * clients,
    }));

  /** The account's limit comes last, so that only attempts that are really made count for it. */
  function limitsOf({ email, address, device }: Attempt): Limit[] {
    const client = clientKey(secret, address);
    const account = accountKey(email);
    if (device) return [{ key: `sign-in ${account} device ${device}`, perHour: perHour.device }];
    return [
      { key: `sign-in ${account} ${client}`, perHour: perHour.pair },
      ...addressLimits(address),
      { key: `sign-in ${account}`, perHour: perHour.account },
    ];
  }

  async function takeFor(what: string, address: string, limit: number): Promise<number> {
    const wait = await takeClientToken(db, what, clientKeys(secret, address), limit, now());
    return Math.ceil(wait / 1000);
  }

  return {
    async take(attempt) {
      try {
        await db.transaction().execute(async (transaction) => {
          for (const limit of limitsOf(attempt)) {
            const wait = await takeToken(transaction, limit.key, limit.perHour, now());
            if (wait > 0) throw new Refused(wait);
          }
        });
        return 0;
      } catch (error) {
        if (error instanceof Refused) return Math.ceil(error.wait / 1000);
        throw error;
      }
    },
    async isShut(email) {
      const key = `sign-in ${accountKey(email)}`;
      return (await waitForToken(db, key, perHour.account, now())) > 0;
    },
    takeChallenge: (address) => takeFor('passkey', address, perHour.challenge),
    takeCode: (address) => takeFor('code', address, perHour.code),
    async reset(attempt) {
      // The address keeps its count: one account of one's own must not reset it.
      const kept = new Set(addressLimits(attempt.address).map(({ key }) => key));
      const keys = limitsOf(attempt).flatMap(({ key }) => (kept.has(key) ? [] : [key]));
      await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
    },
  };
}
