import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isStaffRole, type StaffRole } from '../../staff/staffRoles.ts';
import { type AuditEvent, operator, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import type { Auth } from './createAuth.ts';
import { passwordProblem } from './passwordRule.ts';

export interface StaffAccount {
  email: string;
  role: StaffRole;
  lastSignInAt: number | null;
  mustChangePassword: boolean;
}

/** The operator asked for something that cannot be done; the message says why. */
export class StaffError extends Error {
  override name = 'StaffError';
}

/** No letters and digits that look alike: people copy these by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twenty characters out of 31: 99 bits. */
function oneTimePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function checkPassword(typed: string | undefined, email: string): void {
  const problem = typed === undefined ? undefined : passwordProblem(typed, email);
  if (problem) throw new StaffError(problem);
}

/** Staff are added and removed on the command line, never over the network. */
export function createStaffAccounts(db: Db, loadAuth: () => Promise<Auth>) {
  const record = (auditEvent: AuditEvent) => writeAuditEvents(db, operator, [auditEvent]);

  async function find(email: string) {
    const { internalAdapter } = await (await loadAuth()).$context;
    const found = await internalAdapter.findUserByEmail(email.toLowerCase());
    if (!found) throw new StaffError(`There is no account for ${email}.`);
    return found.user;
  }

  /** A generated password must be changed at the first sign-in; a typed one need not be. */
  async function setPassword(userId: string, typed: string | undefined): Promise<string> {
    const { internalAdapter, password } = await (await loadAuth()).$context;
    const chosen = typed ?? oneTimePassword();
    await internalAdapter.updatePassword(userId, await password.hash(chosen));
    await internalAdapter.updateUser(userId, { mustChangePassword: typed === undefined ? 1 : 0 });
    await internalAdapter.deleteUserSessions(userId);
    return chosen;
  }

  return {
    /** Returns the password to hand over. */
    async add(address: string, role: StaffRole, typed?: string): Promise<string> {
      const email = address.toLowerCase();
      if (!z.email().safeParse(email).success)
        throw new StaffError(`${address} is not an e-mail address.`);
      checkPassword(typed, email);
      const { internalAdapter } = await (await loadAuth()).$context;
      if (await internalAdapter.findUserByEmail(email))
        throw new StaffError(`There is already an account for ${email}.`);
      const user = await internalAdapter.createUser(
        { email, name: email, emailVerified: true, role, mustChangePassword: 1 },
        { method: 'admin' },
      );
      await internalAdapter.createAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
      });
      const password = await setPassword(user.id, typed);
      await record({ kind: 'staff_added', person: email, detail: { role } });
      return password;
    },

    async list(): Promise<StaffAccount[]> {
      const rows = await db
        .selectFrom('staff')
        .select(['email', 'role', 'last_sign_in_at', 'must_change_password'])
        .orderBy('email')
        .execute();
      return rows.map((row) => ({
        email: row.email,
        role: isStaffRole(row.role) ? row.role : 'reader',
        lastSignInAt: row.last_sign_in_at,
        mustChangePassword: row.must_change_password === 1,
      }));
    },

    /** Also ends their sessions. The history keeps what they did under their address. */
    async remove(email: string): Promise<void> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const user = await find(email);
      await internalAdapter.deleteUser(user.id);
      await record({ kind: 'staff_removed', person: user.email });
    },

    async setRole(email: string, role: StaffRole): Promise<void> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const user = await find(email);
      await internalAdapter.updateUser(user.id, { role });
      const from = 'role' in user && isStaffRole(user.role) ? user.role : null;
      await record({ kind: 'staff_role', person: user.email, detail: { from, to: role } });
    },

    /**
     * Sets a new password, signs them out everywhere, takes the second factor off and removes their
     * passkeys: whoever has lost them gets in again, and whoever has found them does not.
     */
    async reset(email: string, typed?: string): Promise<string> {
      const user = await find(email);
      checkPassword(typed, user.email);
      const { adapter, internalAdapter } = await (await loadAuth()).$context;
      for (const model of ['twoFactor', 'passkey'])
        await adapter.deleteMany({ model, where: [{ field: 'userId', value: user.id }] });
      await internalAdapter.updateUser(user.id, { twoFactorEnabled: false });
      const password = await setPassword(user.id, typed);
      await record({ kind: 'staff_reset', person: user.email });
      return password;
    },
  };
}
