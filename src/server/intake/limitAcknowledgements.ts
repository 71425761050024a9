import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { clientKey } from '../limits/clientAddress.ts';
import { takeToken } from '../limits/rateLimit.ts';
import type { Mail } from '../outbox/mail.ts';
import type { Database } from '../store/schema.ts';

/** More than one person needs, too few to bother somebody else with. */
const acknowledgementsPerHour = 5;

/**
 * The mailbox of an address: most deliver asha+anything@example.com to asha@example.com, and Gmail
 * reads no dots.
 */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@');
  if (!/^(?:gmail|googlemail)\.com$/.test(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

/**
 * Leaves out the acknowledgement when its address has had too many, whoever asked for them: anybody
 * can type in a stranger's address. Staff still get their mail, and the history says why there is
 * no other.
 */
export async function limitAcknowledgements(
  transaction: Transaction<Database>,
  secret: string,
  { id, at }: { id: string; at: number },
  mails: readonly Mail[],
): Promise<readonly Mail[]> {
  const acknowledgement = mails.find(({ kind }) => kind === 'visitor');
  if (!acknowledgement) return mails;
  const key = `acknowledgement ${clientKey(secret, mailboxOf(acknowledgement.to))}`;
  const wait = await takeToken(transaction, key, acknowledgementsPerHour, at);
  if (wait === 0) return mails;
  await transaction
    .insertInto('submission_events')
    .values({
      id: randomUUIDv7(),
      submission_id: id,
      // After the event of its arrival or release.
      at: at + 1,
      actor: 'system',
      kind: 'unacknowledged',
      detail: JSON.stringify({ to: acknowledgement.to }),
    })
    .execute();
  return mails.filter((mail) => mail !== acknowledgement);
}
