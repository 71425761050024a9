import { networksOf } from './clientAddress.ts';

interface Allowance {
  perMinute: number;
  /** How many at once, after a pause. */
  burst: number;
  /** A turn that comes within so many milliseconds is taken and may be waited for. */
  patience?: number;
}

export interface Turn {
  taken: boolean;
  wait: number;
}

/** More clients than this in a minute are no single one's doing. */
const maxClients = 10_000;

/**
 * How often each client may ask for something that takes the processor's time. Kept in memory and
 * for this process: it protects this process, and asking a database would cost as much again.
 */
export function createPace(
  { perMinute, burst, patience = 0 }: Allowance,
  now = () => performance.now(),
) {
  const interval = 60_000 / perMinute;
  /** When each client will have its full burst again. */
  const fullAt = new Map<string, number>();

  function forgetRested(at: number): void {
    for (const [client, full] of fullAt) if (full <= at) fullAt.delete(client);
    if (fullAt.size >= maxClients) fullAt.clear();
  }

  /** Takes a turn, now or after a wait in milliseconds, or is told when to ask again. */
  return (address: string): Turn => {
    const at = now();
    const turns = networksOf(address).map(({ name, clients }) => {
      const full = Math.max(fullAt.get(name) ?? at, at) + interval / clients;
      return { name, full, wait: full - at - burst * interval };
    });
    const wait = Math.max(0, ...turns.map((turn) => turn.wait));
    if (wait > patience) return { taken: false, wait };
    if (fullAt.size >= maxClients) forgetRested(at);
    for (const { name, full } of turns) fullAt.set(name, full);
    return { taken: true, wait };
  };
}

export type Pace = ReturnType<typeof createPace>;
