import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createShares } from './shares.ts';

interface Wanted {
  inAll: number;
  perClient: number;
  /** Whether an address is a proxy's, which brings many clients. */
  isProxy: (address: string) => boolean;
}

/** Files, database and mail connections need some too. */
const otherFiles = 64;

/** How many files this process may have open. Unlimited where the system does not tell. */
function maxOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Limits connections, in all and from one client, which never gets more than half of them. */
export function createConnectionLimit(
  { inAll, perClient, isProxy }: Wanted,
  openFiles = maxOpenFiles(),
) {
  const most = Math.max(2, Math.min(inAll, openFiles - otherFiles));
  const mostPerClient = Math.min(perClient, Math.floor(most / 2));
  const open = createShares({ perClient: mostPerClient, inAll: most });

  return {
    inAll: most,
    /** False for a connection above its client's limit. */
    admit(socket: Socket): boolean {
      const address = socket.remoteAddress ?? '';
      if (isProxy(address)) return true;
      if (open.take(address, 1) !== 'taken') return false;
      socket.once('close', () => open.giveBack(address, 1));
      return true;
    },
  };
}
