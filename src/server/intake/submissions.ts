import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fieldLines } from '../../forms/fieldLines.ts';
import type { Form } from '../../forms/form.ts';
import { plainSerial } from '../../forms/support.ts';
import { type ClientKey, clientKeys } from '../limits/clientAddress.ts';
import { takeClientToken, tooManyRequests, waitForClientToken } from '../limits/rateLimit.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { callPrograms } from '../outbox/webhooks.ts';
import type { Db } from '../store/database.ts';
import { groupCommit } from '../store/groupCommit.ts';
import type { Database, SubmissionTable, Suspicion } from '../store/schema.ts';
import { searchWords } from '../store/search.ts';
import { limitAcknowledgements } from './limitAcknowledgements.ts';
import { newReference } from './reference.ts';
import { attachmentRow, domainOf, urgency } from './submissionColumns.ts';
import type { Valid } from './validate.ts';

/** If any of them is stored, the submission was sent before. */
export interface SubmissionKeys {
  /** Of the request's own key, if it has one. */
  own: string;
  /** Of client, content and time. */
  repeat: string;
  /** The same of the time before. Never stored. */
  earlier: string;
}

export interface NewSubmission extends Valid {
  form: Form;
  keys: SubmissionKeys;
  /** Identifies the sender for rate limiting. */
  client: readonly ClientKey[];
  suspicion: Suspicion | undefined;
}

export interface Accepted {
  id: string;
  reference: string;
  /** Whether an earlier request already stored it. */
  repeated: boolean;
}

interface Parts {
  db: Db;
  composeMails: ComposeMails;
  /** For keyed hashes of addresses. */
  secret: string;
  perHour: number;
  /** What attachments are stored with until they are scanned. */
  firstScan: 'unscanned' | null;
  now: () => number;
}

const attempts = 5;

/** The same client sent the same under another key, in a transaction that ended meanwhile. */
class SentMeanwhile extends Error {}

async function findEarlier(
  db: Transaction<Database>,
  form: string,
  { own, repeat, earlier }: SubmissionKeys,
): Promise<Accepted | undefined> {
  const repeated = db
    .selectFrom('submission_events')
    .select('submission_id')
    .where('edit_key', 'in', [repeat, earlier]);
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('form', '=', form)
    .where((is) => is.or([is('idempotency_key', '=', own), is('id', 'in', repeated)]))
    .executeTakeFirst();
  return row && { ...row, repeated: true };
}

function toRow({ form, values, keys, suspicion }: NewSubmission, now: number) {
  const summary = form.summary(values);
  const reference = newReference();
  return {
    id: randomUUIDv7(),
    reference,
    form: form.name,
    state: suspicion?.spam ? ('spam' as const) : ('new' as const),
    name: summary.name || null,
    email: summary.email.toLowerCase() || null,
    subject: summary.subject,
    fields: JSON.stringify(values),
    search: searchWords(
      reference,
      form.title,
      summary.name,
      ...fieldLines(form, values).map(({ value }) => value),
    ),
    idempotency_key: keys.own,
    assignee: null,
    read_at: null,
    created_at: now,
    updated_at: now,
    ...urgency(form.name, values, now),
    domain: domainOf(summary.email),
    serial_number: plainSerial(values.serial),
  };
}

/** Stores a submission with everything that belongs to it, in one transaction. */
export function createSubmissions(parts: Parts) {
  const { db, composeMails, secret, perHour, firstScan, now } = parts;
  const inTransaction = groupCommit(db);

  /** Undefined on a conflict: it was sent before, or its reference is in use. */
  async function insert(transaction: Transaction<Database>, submission: NewSubmission) {
    const row = toRow(submission, now());
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('submissions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n ? row : undefined;
  }

  async function insertParts(
    transaction: Transaction<Database>,
    row: SubmissionTable,
    { form, values, attachment, suspicion, keys }: NewSubmission,
  ): Promise<void> {
    const { id, created_at } = row;
    const event = { id: randomUUIDv7(), submission_id: id, at: created_at };
    const detail = JSON.stringify(suspicion ?? {});
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('submission_events')
      .values({ ...event, actor: 'visitor', kind: 'received', detail, edit_key: keys.repeat })
      .onConflict((conflict) => conflict.column('edit_key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new SentMeanwhile();
    if (attachment)
      await transaction
        .insertInto('attachments')
        .values(attachmentRow(id, attachment, firstScan))
        .execute();
    // A bot could otherwise have us mail anyone whose address it enters. Staff can release them.
    if (suspicion?.spam) return;
    await callPrograms(transaction, 'new', row, created_at);
    const composed = composeMails({ form, values, row, attachment: attachment?.name });
    const mails = await limitAcknowledgements(
      transaction,
      secret,
      { id, at: created_at },
      composed,
    );
    await transaction
      .insertInto('outbox')
      .values(mails.map((mail) => outboxRow(mail, id, created_at)))
      .execute();
  }

  const store = (submission: NewSubmission): Promise<Accepted> =>
    inTransaction(async (transaction) => {
      const { form, keys, client } = submission;
      for (let attempt = 0; attempt < attempts; attempt++) {
        const earlier = await findEarlier(transaction, form.name, keys);
        if (earlier) return earlier;
        const row = await insert(transaction, submission);
        if (!row) continue;
        const wait = await takeClientToken(transaction, form.name, client, perHour, now());
        if (wait > 0) throw tooManyRequests(wait);
        await insertParts(transaction, row, submission);
        return { id: row.id, reference: row.reference, repeated: false };
      }
      throw new Error('Could not find an unused reference');
    });

  return {
    /** How many milliseconds a client must wait before it may send the form again. */
    waitFor: ({ name }: Form, address: string): Promise<number> =>
      waitForClientToken(db, name, clientKeys(secret, address), perHour, now()),

    accept: (submission: NewSubmission): Promise<Accepted> =>
      store(submission).catch((error: unknown) => {
        if (error instanceof SentMeanwhile) return store(submission);
        throw error;
      }),
  };
}

export type Submissions = ReturnType<typeof createSubmissions>;
