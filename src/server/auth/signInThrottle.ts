import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const windowMilliseconds = 15 * 60 * 1000;
/**
 * Tries in one window. The pair is tight; one address may serve a whole office; and the limit of
 * an account is wide, or a stranger could lock somebody out by guessing.
 */
const limits = { pair: 5, address: 25, account: 60 } as const;

export interface SignInThrottle {
  /** Counts a try before it is made. Returns the seconds to wait when there were too many. */
  take(email: string, address: string): Promise<number | undefined>;
  /** Forgets the tries of somebody who got in. */
  forgive(email: string, address: string): Promise<void>;
}

/** A subscriber commonly holds a whole /64 of IPv6. */
const network = (address: string) =>
  isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;

export function createSignInThrottle(db: Db, secret: string, now = Date.now): SignInThrottle {
  // Keyed hashes: the table holds nobody's address.
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const keysOf = (email: string, address: string) => ({
    pair: keyOf('pair', email.toLowerCase(), network(address)),
    address: keyOf('address', network(address)),
    account: keyOf('account', email.toLowerCase()),
  });

  async function count(key: string): Promise<{ count: number; expires_at: number }> {
    const time = now();
    const fresh = sql<boolean>`sign_in_attempts.expires_at > ${time}`;
    return db
      .insertInto('sign_in_attempts')
      .values({ key, count: 1, expires_at: time + windowMilliseconds })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${fresh} then sign_in_attempts.count + 1 else 1 end`,
          expires_at: sql`case when ${fresh} then sign_in_attempts.expires_at else excluded.expires_at end`,
        }),
      )
      .returning(['count', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  return {
    async take(email, address) {
      const keys = keysOf(email, address);
      let wait: number | undefined;
      for (const name of ['pair', 'address', 'account'] as const) {
        const row = await count(keys[name]);
        if (row.count > limits[name])
          wait = Math.max(wait ?? 1, Math.ceil((row.expires_at - now()) / 1000));
      }
      return wait;
    },
    async forgive(email, address) {
      const { pair, account } = keysOf(email, address);
      await db
        .deleteFrom('sign_in_attempts')
        .where((where) =>
          where.or([where('key', 'in', [pair, account]), where('expires_at', '<=', now())]),
        )
        .execute();
    },
  };
}
