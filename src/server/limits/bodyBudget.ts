import { Refusal } from '../http/refusal.ts';
import { createShares } from './shares.ts';

interface Limits {
  /** What the bodies bring, in words. */
  what: 'files' | 'forms' | 'pictures';
  /** Bytes one client may be sending at a time. */
  perClient: number;
  inAll: number;
}

/** Room for one body. */
export interface Reservation {
  /** Takes room for so many bytes in all. Throws when there is none. */
  growTo(bytes: number): void;
  release(): void;
}

const headers = { 'Retry-After': '10' };
const again =
  'Nothing was sent. Please go back, where your browser keeps what you typed, and send it again in a minute.';

/**
 * Limits the bytes of bodies in flight. A body takes room as it arrives: one that is announced and
 * never sent takes none.
 */
export function createBodyBudget({ what, ...limits }: Limits) {
  const shares = createShares(limits);

  function take(address: string, bytes: number): void {
    const result = shares.take(address, bytes);
    if (result === 'client')
      throw new Refusal(429, `Too many ${what} are being sent from where you are. ${again}`, {
        headers,
      });
    if (result === 'all')
      throw new Refusal(503, `Too many ${what} are being sent to us at the moment. ${again}`, {
        headers,
      });
  }

  return {
    left: shares.left,
    reserve(address: string): Reservation {
      let held = 0;
      return {
        growTo(wanted) {
          if (wanted <= held) return;
          take(address, wanted - held);
          held = wanted;
        },
        release() {
          shares.giveBack(address, held);
          held = 0;
        },
      };
    },
  };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
