import { Refusal } from '../http/refusal.ts';
import { networkOf } from './clientAddress.ts';

interface Limits {
  /** Bytes one client may be sending at a time. */
  perClient: number;
  inAll: number;
}

/** Room reserved for one body. */
export interface Reservation {
  /** Reserves more for a body that did not say how long it is. Throws when there is no room. */
  growTo(bytes: number): void;
  release(): void;
}

const headers = { 'Retry-After': '10' };
const again =
  'Nothing was sent. Please go back, where your browser keeps what you typed, and send it again in a minute.';
const clientBusy = () =>
  new Refusal(429, `Too many files are being sent from where you are. ${again}`, { headers });
const allBusy = () =>
  new Refusal(503, `Too many files are being sent to us at the moment. ${again}`, { headers });

/**
 * Limits the bytes of bodies in flight, before they are read: a client that opens many uploads and
 * never finishes them must not use up room that others need.
 */
export function createBodyBudget({ perClient, inAll }: Limits) {
  const reserved = new Map<string, number>();
  let total = 0;

  function add(client: string, bytes: number): void {
    total += bytes;
    const sum = (reserved.get(client) ?? 0) + bytes;
    if (sum > 0) reserved.set(client, sum);
    else reserved.delete(client);
  }

  function take(client: string, bytes: number): void {
    if ((reserved.get(client) ?? 0) + bytes > perClient) throw clientBusy();
    if (total + bytes > inAll) throw allBusy();
    add(client, bytes);
  }

  return {
    inFlight: () => total,
    reserve(address: string, bytes: number): Reservation {
      const client = networkOf(address);
      let held = bytes;
      take(client, bytes);
      return {
        growTo(wanted) {
          if (wanted <= held) return;
          take(client, wanted - held);
          held = wanted;
        },
        release() {
          add(client, -held);
          held = 0;
        },
      };
    },
  };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
