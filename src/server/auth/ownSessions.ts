import { writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { shortenAddress } from '../store/shortenAddress.ts';
import { browserOf } from './browserOf.ts';
import { cookieOf } from './callLibrary.ts';
import type { Auth } from './createAuth.ts';
import type { Person, Staff } from './staffSessions.ts';

export interface OwnSession {
  id: string;
  since: number;
  browser: string;
  network: string;
  /** Whether it is the one that asks. */
  present: boolean;
}

/** Where a member of staff is signed in, for them to see and to end. */
export function createOwnSessions(db: Db, loadAuth: () => Promise<Auth>) {
  async function presentId(headers: Headers): Promise<string> {
    const auth = await loadAuth();
    const found = await auth.api.getSession({ headers: cookieOf(headers) });
    return found?.session.id ?? '';
  }

  return {
    async list(staff: Staff, headers: Headers): Promise<OwnSession[]> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const present = await presentId(headers);
      const sessions = await internalAdapter.listSessions(staff.id, { onlyActiveSessions: true });
      return sessions
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, createdAt, ipAddress, userAgent }) => ({
          id,
          since: createdAt.getTime(),
          browser: browserOf(userAgent ?? ''),
          network: shortenAddress(ipAddress ?? '') ?? 'unknown',
          present: id === present,
        }));
    },

    /** Ends one of one's own sessions, or with "others" all but the present one. */
    async end(staff: Person, headers: Headers, which: string): Promise<void> {
      const auth = await loadAuth();
      const { adapter } = await auth.$context;
      const mine = { field: 'userId', value: staff.id };
      const chosen =
        which === 'others'
          ? { field: 'id', value: await presentId(headers), operator: 'ne' as const }
          : { field: 'id', value: which };
      const ended = await adapter.deleteMany({ model: 'session', where: [mine, chosen] });
      if (ended > 0) await writeAuditEvents(db, staff, [{ kind: 'session_ended' }]);
    },
  };
}
