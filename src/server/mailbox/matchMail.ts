import type { Transaction } from 'kysely';
import { company } from '../../site/company.ts';
import { referenceIn } from '../outbox/replyAddress.ts';
import type { Database } from '../store/schema.ts';
import { passedDmarc } from './machineMail.ts';
import { type ReceivedMail, reportText } from './readMail.ts';

export interface MatchParts {
  secret: string;
  /** MAIL_REPLY_ADDRESS; without it no address leads back. */
  replyTo: string | undefined;
  /** The server whose Authentication-Results count. */
  authServer: string | undefined;
}

export interface Match {
  /** The case it belongs to for sure. */
  submission?: string | undefined;
  /** The case it names without proof: a person must look. */
  names?: string | undefined;
  /** The mail of ours that came back. */
  mail?: string | undefined;
}

const ourId = /([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})@/gi;
const referenceText = new RegExp(`\\b${company.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{2}\\b`, 'gi');

/** A case by what it is called; one that became part of another leads to that. */
async function caseOf(db: Transaction<Database>, column: 'id' | 'reference', value: string) {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'email', 'merged_into'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { id: row.merged_into ?? row.id, email: row.email };
}

/** The latest of our own mails that a text names. Nobody can guess an id. */
async function ourMailIn(db: Transaction<Database>, text: string) {
  const ids = [...new Set([...text.matchAll(ourId)].map(([, id = '']) => id.toLowerCase()))];
  if (ids.length === 0) return undefined;
  return db
    .selectFrom('outbox')
    .select(['id', 'submission_id', 'to_address'])
    .where('id', 'in', ids.slice(0, 200))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The case of a received mail that this one follows. Such ids are no secret. */
async function followedCase(db: Transaction<Database>, { follows }: ReceivedMail) {
  if (follows.length === 0) return undefined;
  const row = await db
    .selectFrom('messages')
    .select('submission_id')
    .where('message_id', 'in', follows.slice(0, 100))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && caseOf(db, 'id', row.submission_id);
}

async function namedCase(db: Transaction<Database>, { subject }: ReceivedMail) {
  for (const [reference] of subject.matchAll(referenceText)) {
    const found = await caseOf(db, 'reference', reference.toUpperCase());
    if (found) return found;
  }
  return undefined;
}

/**
 * Which case a mail belongs to: by an address we signed, by one of our own Message-IDs, or by a
 * reference or a mail known to others, if it is the enquirer's and its sender is proved.
 */
export async function matchMail(
  db: Transaction<Database>,
  mail: ReceivedMail,
  { secret, replyTo, authServer }: MatchParts,
  isBounce: boolean,
): Promise<Match> {
  const ours = await ourMailIn(db, isBounce ? reportText(mail) : mail.follows.join(' '));
  const bounced = isBounce && ours ? { mail: ours.id } : {};
  for (const address of replyTo ? mail.recipients : []) {
    const reference = referenceIn(address, replyTo ?? '', secret);
    const found = reference && (await caseOf(db, 'reference', reference));
    if (found) return { submission: found.id, ...bounced };
  }
  if (ours?.submission_id) {
    const found = await caseOf(db, 'id', ours.submission_id);
    return { submission: found?.id, ...bounced };
  }
  const named = (await followedCase(db, mail)) ?? (await namedCase(db, mail));
  if (!named) return {};
  const isEnquirer = named.email !== null && named.email === mail.from;
  return isEnquirer && passedDmarc(mail, authServer)
    ? { submission: named.id }
    : { names: named.id };
}
