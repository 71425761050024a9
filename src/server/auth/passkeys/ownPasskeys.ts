import type { z } from 'zod';
import { company } from '../../../site/company.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { outboxRow } from '../../outbox/outboxRow.ts';
import { writeAuditEvents } from '../../store/auditLog.ts';
import type { Db } from '../../store/database.ts';
import { accountMail } from '../accountMail.ts';
import { cookieOf, unlessRefused } from '../callLibrary.ts';
import type { Auth } from '../createAuth.ts';
import type { PasswordChecks } from '../passwordChecks.ts';
import type { Person, Staff } from '../staffSessions.ts';
import type { madeKey } from './readKey.ts';

export interface OwnPasskey {
  id: string;
  name: string;
  addedAt: number;
  lastUsedAt: number | null;
}

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  passwords: PasswordChecks;
  siteUrl: string;
  /** Called when there is a mail to send. */
  onMail: () => void;
  now: () => number;
}

interface Row {
  id: string;
  name?: string | null;
  createdAt: Date;
  lastUsedAt?: number | null;
}

/** A member of staff's own passkeys. */
export function createOwnPasskeys(parts: Parts) {
  const { db, loadAuth, passwords, siteUrl, onMail, now } = parts;

  /** A key opens the account until it is removed, so its owner should know of it. */
  async function tell({ email, client }: Person, headers: Headers): Promise<void> {
    const mail = accountMail({
      ...{ email, at: now(), address: client, userAgent: headers.get('user-agent') ?? '' },
      subject: 'A passkey was added',
      what: `A passkey was added to your account for the inbox of ${company.name}. Whoever has it can sign in with it.`,
      otherwise: `remove it and change your password: ${new URL(inboxPaths.secondFactor, siteUrl).href}`,
    });
    await db
      .insertInto('outbox')
      .values(outboxRow(mail, null, now()))
      .execute();
    onMail();
  }

  return {
    async list({ id }: Staff): Promise<OwnPasskey[]> {
      const { adapter } = await (await loadAuth()).$context;
      const rows = await adapter.findMany<Row>({
        model: 'passkey',
        where: [{ field: 'userId', value: id }],
      });
      return rows
        .map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name: name || 'Passkey', addedAt: createdAt.getTime() },
          lastUsedAt: lastUsedAt ?? null,
        }))
        .toSorted((a, b) => a.addedAt - b.addedAt);
    },

    async has({ id }: Pick<Staff, 'id'>): Promise<boolean> {
      const { adapter } = await (await loadAuth()).$context;
      return (
        (await adapter.count({ model: 'passkey', where: [{ field: 'userId', value: id }] })) > 0
      );
    },

    /** What a browser needs to make a key, for whoever types their password again. */
    async begin(staff: Person, headers: Headers, password: string) {
      const auth = await loadAuth();
      const own = { headers: cookieOf(headers) };
      const checked = await passwords.again(staff, headers, () =>
        auth.api.verifyPassword({ body: { password }, ...own }),
      );
      if (checked.outcome !== 'right') return checked;
      const made = await auth.api.generatePasskeyRegistrationOptions({
        ...own,
        returnHeaders: true,
      });
      return {
        outcome: 'ready',
        options: made.response,
        cookies: made.headers.getSetCookie(),
      } as const;
    },

    /** Keeps the key that the browser made. False if it does not answer what was asked. */
    async add(
      staff: Person,
      headers: Headers,
      key: z.infer<typeof madeKey>,
      name: string,
    ): Promise<boolean> {
      const auth = await loadAuth();
      const passed = cookieOf(headers);
      passed.set('origin', headers.get('origin') ?? '');
      const added = await unlessRefused(() =>
        auth.api.verifyPasskeyRegistration({ body: { response: key, name }, headers: passed }),
      );
      if (!added) return false;
      await writeAuditEvents(db, staff, [{ kind: 'passkey_added' }]);
      await tell(staff, headers);
      return true;
    },

    /** Removes one of one's own, and nobody else's. */
    async remove(staff: Person, id: string): Promise<void> {
      const { adapter } = await (await loadAuth()).$context;
      const mine = [
        { field: 'userId', value: staff.id },
        { field: 'id', value: id },
      ];
      const removed = await adapter.deleteMany({ model: 'passkey', where: mine });
      if (removed > 0) await writeAuditEvents(db, staff, [{ kind: 'passkey_removed' }]);
    },
  };
}
