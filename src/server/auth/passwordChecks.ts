import { createTurns } from '../limits/turns.ts';
import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { unlessRefused } from './callLibrary.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Attempt, SignInThrottle } from './signInThrottle.ts';

/** Too many attempts by somebody, too many people at once, or ten wrong codes for an account. */
export interface Wait {
  outcome: 'throttled' | 'busy' | 'locked';
  /** In seconds. */
  retryAfter: number;
}

/** What came of a password or a code. */
export type Checked<Value> = { outcome: 'right'; value: Value } | { outcome: 'refused' } | Wait;

/**
 * Checking a password takes a processor a fifth of a second, on purpose. One at a time leaves the
 * others to visitors, and whoever would wait for more than this many is told to come again.
 */
const places = 20;
const busySeconds = 10;

function createQueue() {
  const inTurn = createTurns(1);
  let taken = 0;
  return async <Value>(
    /** Counts the attempt. Returns 0, or the seconds to wait. */
    count: () => Promise<number>,
    work: () => Promise<Value | undefined>,
  ): Promise<Checked<Value>> => {
    if (taken === places) return { outcome: 'busy', retryAfter: busySeconds };
    taken++;
    try {
      const retryAfter = await count();
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const value = await inTurn(() => unlessRefused(work));
      return value === undefined ? { outcome: 'refused' } : { outcome: 'right', value };
    } finally {
      taken--;
    }
  };
}

/** Somebody who is signed in, and the address of their client. */
interface Person {
  email: string;
  client: string;
}

interface Parts {
  db: Db;
  devices: KnownDevices;
  throttle: SignInThrottle;
}

/** The way of every password that somebody gives: counted, in turn, and recorded where it is wrong. */
export function createPasswordChecks({ db, devices, throttle }: Parts) {
  const strangers = createQueue();
  /** So that strangers, however many, keep nobody out who has signed in before. */
  const known = createQueue();
  return {
    /** A password given to sign in. What follows is up to the caller. */
    toSignIn<Value>(attempt: Attempt, work: () => Promise<Value>): Promise<Checked<Value>> {
      const queue = attempt.device ? known : strangers;
      return queue(() => throttle.take(attempt), work);
    },

    /** A password that somebody who is signed in has to type again. */
    async again<Value>(
      staff: Person,
      headers: Headers,
      work: () => Promise<Value | undefined>,
    ): Promise<Checked<Value>> {
      const { email, client: address } = staff;
      const attempt = { email, address, device: devices.find(headers.get('cookie'), email) };
      const checked = await known(() => throttle.take(attempt), work);
      if (checked.outcome === 'right') await throttle.reset(attempt);
      if (checked.outcome === 'refused')
        await writeAuditEvents(db, staff, [{ kind: 'password_refused' }]);
      return checked;
    },
  };
}

export type PasswordChecks = ReturnType<typeof createPasswordChecks>;
