import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { limits } from '../../forms/limits.ts';
import { mailForm } from '../../forms/mail.ts';
import { answerDue } from '../../site/workingTime.ts';
import { type LockedSubmission, lockSubmission } from '../inbox/applyEdit.ts';
import { limitAcknowledgements } from '../intake/limitAcknowledgements.ts';
import { newReference } from '../intake/reference.ts';
import { domainOf } from '../intake/submissionColumns.ts';
import { fileFromMail } from '../intake/validate.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { callPrograms } from '../outbox/webhooks.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import { searchWords } from '../store/search.ts';
import { addMessage, type MessageParts, type NewMessage } from './addMessage.ts';
import { bounceReason } from './bounceReason.ts';
import { isAutomatic, isBounce, passedDmarc } from './machineMail.ts';
import { type MatchParts, matchMail } from './matchMail.ts';
import { type ReceivedMail, readMail } from './readMail.ts';

export interface ReceiveParts extends MatchParts, MessageParts {
  db: Db;
  composeMails: ComposeMails;
  /** Our own addresses, which are never answered. */
  ownAddresses: readonly string[];
}

export interface Received {
  /** Whether it was stored now, was there before, or is a copy of a mail we sent. */
  outcome: 'stored' | 'repeated' | 'own';
  submission?: string;
}

const day = 24 * 60 * 60_000;

/** Another copy of it was stored meanwhile. */
class Repeated extends Error {}

function toMessage(mail: ReceivedMail, bytes: Uint8Array, kind: NewMessage['kind']): NewMessage {
  return {
    kind,
    sender: 'other',
    ...{ from_address: mail.from || null, from_name: mail.fromName || null },
    ...{ subject: mail.subject, text: mail.text, message_id: mail.messageId, key: mail.key },
    note: kind === 'bounce' ? bounceReason(mail).words : null,
    raw: bytes,
    files: mail.files.map(({ name, content }) => fileFromMail(name, content)),
  };
}

/** Makes a case of a mail that belongs to none. */
async function newCase(
  db: Transaction<Database>,
  mail: ReceivedMail,
  names: string | undefined,
  now: number,
): Promise<LockedSubmission> {
  const id = randomUUIDv7();
  const subject = mail.subject || 'Mail without a subject';
  const message = mail.text.slice(0, limits.message);
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference();
    const row = await db
      .insertInto('submissions')
      .values({
        ...{ id, reference, form: mailForm.name, state: 'new', subject, assignee: null },
        ...{ name: mail.fromName || null, email: mail.from || null, idempotency_key: null },
        fields: JSON.stringify({ subject, message }),
        search: searchWords(reference, mailForm.title, mail.from),
        ...{ read_at: null, created_at: now, updated_at: now, names: names ?? null },
        ...{ due_at: answerDue(mailForm.name, now), domain: domainOf(mail.from) },
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
  throw new Error('Could not find an unused reference');
}

/** Whether a new case is acknowledged: to people, once a day to each, and never to ourselves. */
async function mayAcknowledge(
  db: Transaction<Database>,
  mail: ReceivedMail,
  { ownAddresses, authServer }: ReceiveParts,
  now: number,
): Promise<boolean> {
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(mail.from) || ownAddresses.includes(mail.from))
    return false;
  // A forged sender would get what they never asked for.
  if (authServer && !passedDmarc(mail, authServer)) return false;
  const recent = await db
    .selectFrom('outbox')
    .select('id')
    .where('to_address', '=', mail.from)
    .where('kind', '=', 'visitor')
    .where('created_at', '>', now - day)
    .limit(1)
    .executeTakeFirst();
  return recent === undefined;
}

async function writeMails(
  db: Transaction<Database>,
  mail: ReceivedMail,
  row: LockedSubmission,
  parts: ReceiveParts,
  isMachine: boolean,
): Promise<void> {
  const at = parts.now();
  await callPrograms(db, 'new', row, at);
  const acknowledged = !isMachine && (await mayAcknowledge(db, mail, parts, at));
  const values = { name: '', email: mail.from, subject: row.subject, message: mail.text };
  const [file] = mail.files;
  const composed = parts
    .composeMails({ form: mailForm, values, row, attachment: file?.name })
    .filter(({ kind }) => (kind === 'visitor' ? acknowledged : true));
  const mails = await limitAcknowledgements(db, parts.secret, { id: row.id, at }, composed);
  await db
    .insertInto('outbox')
    .values(mails.map((one) => outboxRow(one, row.id, at)))
    .execute();
}

/** A mail that came back is marked as such, and an address that takes none. */
async function markBounce(db: Transaction<Database>, mail: ReceivedMail, id: string, at: number) {
  const { words, isHard } = bounceReason(mail);
  const sent = await db
    .updateTable('outbox')
    .set({ bounce: words })
    .where('id', '=', id)
    .returning('to_address')
    .executeTakeFirst();
  if (!sent || !isHard) return;
  const marked = { reason: words, at };
  await db
    .insertInto('undeliverable')
    .values({ address: sent.to_address.toLowerCase(), ...marked })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(marked))
    .execute();
}

async function store(
  db: Transaction<Database>,
  bytes: Uint8Array,
  mail: ReceivedMail,
  parts: ReceiveParts,
): Promise<Received> {
  const known = db.selectFrom('messages').select('submission_id').where('key', '=', mail.key);
  const earlier = await known.executeTakeFirst();
  if (earlier) return { outcome: 'repeated', submission: earlier.submission_id };
  const [, own] = /^<([0-9a-f-]{36})@/i.exec(mail.messageId ?? '') ?? [];
  const sent = own && db.selectFrom('outbox').select('id').where('id', '=', own.toLowerCase());
  if (sent && (await sent.executeTakeFirst())) return { outcome: 'own' };

  const bounce = isBounce(mail);
  const kind = bounce ? 'bounce' : isAutomatic(mail) ? 'automatic' : 'mail';
  const match = await matchMail(db, mail, parts, bounce);
  const at = parts.now();
  const found = match.submission && (await lockSubmission(db, match.submission));
  const row = found || (await newCase(db, mail, match.names, at));
  const sender = !found || row.email === mail.from ? 'enquirer' : 'other';
  const message = { ...toMessage(mail, bytes, found ? kind : 'mail'), sender } as const;
  if (found) {
    if (!(await addMessage(db, parts, row, message))) throw new Repeated();
  } else {
    if (!(await addMessage(db, parts, row, message, true))) throw new Repeated();
    await writeMails(db, mail, row, parts, kind !== 'mail');
  }
  if (match.mail) await markBounce(db, mail, match.mail, at);
  // Who writes has a mailbox.
  if (kind === 'mail')
    await db.deleteFrom('undeliverable').where('address', '=', mail.from).execute();
  return { outcome: 'stored', submission: row.id };
}

/**
 * Takes a mail in, whichever way it came: once, in one transaction, into the case it belongs to, or
 * as a new one. When this resolves, it is on disk.
 */
export async function receive(bytes: Uint8Array, parts: ReceiveParts): Promise<Received> {
  const mail = await readMail(bytes);
  const attempt = () =>
    parts.db.transaction().execute((transaction) => store(transaction, bytes, mail, parts));
  return attempt().catch((error: unknown) => {
    if (error instanceof Repeated) return attempt();
    throw error;
  });
}
