import { randomBytes } from 'node:crypto';
import { company } from '../../site/company.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { operator, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { linkMail } from './accountMail.ts';
import type { Auth } from './createAuth.ts';
import { passwordProblem } from './passwordRule.ts';
import { StaffError } from './staffAccounts.ts';

const lifetimeHours = 48;

/** The library stores its hash, so that nobody who reads the database can use an invitation. */
const identifierOf = (token: string) => `invitation-${token}`;

const invitationMail = (email: string, link: string) =>
  linkMail({
    to: email,
    subject: `Your account for the inbox of ${company.name}`,
    before: [
      `An account for the inbox of ${company.name} has been made for ${email}.`,
      `Choose a password within ${lifetimeHours} hours. The link works once:`,
    ],
    link,
    label: 'Choose a password',
  });

/** A link by which somebody with a new account chooses their first password. */
export function createInvitations(db: Db, loadAuth: () => Promise<Auth>) {
  return {
    /** Mails the link to an account that was just added. */
    async send(email: string, siteUrl: string): Promise<void> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (!found) throw new StaffError(`There is no account for ${email}.`);
      const token = randomBytes(24).toString('base64url');
      await internalAdapter.createVerificationValue({
        identifier: identifierOf(token),
        value: found.user.id,
        expiresAt: new Date(Date.now() + lifetimeHours * 60 * 60_000),
      });
      const mail = invitationMail(
        found.user.email,
        new URL(inboxPaths.invitationOf(token), siteUrl).href,
      );
      await db
        .insertInto('outbox')
        .values(outboxRow(mail, null, Date.now()))
        .execute();
      await writeAuditEvents(db, operator, [{ kind: 'staff_invited', person: found.user.email }]);
    },

    /** Whose invitation it is; undefined if it was used or is too old. */
    async find(token: string): Promise<{ id: string; email: string } | undefined> {
      const { internalAdapter } = await (await loadAuth()).$context;
      const kept = await internalAdapter.findVerificationValue(identifierOf(token));
      if (!kept || kept.expiresAt.getTime() < Date.now()) return undefined;
      const user = await internalAdapter.findUserById(kept.value);
      return user ? { id: user.id, email: user.email } : undefined;
    },

    /** Sets the first password. Returns what is wrong with it, or nothing. */
    async accept(token: string, password: string, client: string): Promise<string | undefined> {
      const person = await this.find(token);
      if (!person) return 'This invitation has been used or is too old.';
      const problem = passwordProblem(password, person.email);
      if (problem) return problem;
      const { internalAdapter, password: passwords } = await (await loadAuth()).$context;
      // Of two at once, only one gets it.
      if (!(await internalAdapter.consumeVerificationValue(identifierOf(token))))
        return 'This invitation has been used or is too old.';
      await internalAdapter.updatePassword(person.id, await passwords.hash(password));
      await internalAdapter.updateUser(person.id, { mustChangePassword: 0 });
      await writeAuditEvents(db, { email: person.email, client }, [{ kind: 'invitation' }]);
      return undefined;
    },
  };
}
