import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fieldLines } from '../../forms/fieldLines.ts';
import type { Form } from '../../forms/form.ts';
import { plainSerial } from '../../forms/support.ts';
import { answerDue } from '../../site/workingTime.ts';
import { type ClientKey, clientKeys } from '../limits/clientAddress.ts';
import { takeClientToken, tooManyRequests, waitForClientToken } from '../limits/rateLimit.ts';

import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import { groupCommit } from '../store/groupCommit.ts';
import type { Database, SubmissionTable, Suspicion } from '../store/schema.ts';
import { searchWords } from '../store/search.ts';
import { limitAcknowledgements } from './limitAcknowledgements.ts';
import { newReference } from './reference.ts';
import type { Attachment, Valid } from './validate.ts';

export interface NewSubmission extends Valid {
  form: Form;
  /** The first is stored. If any of them exists, the submission was sent before. */
  keys: readonly [string, ...string[]];
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

async function findEarlier(
  db: Transaction<Database>,
  form: string,
  keys: readonly string[],
): Promise<Accepted | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('form', '=', form)
    .where('idempotency_key', 'in', keys)
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
    idempotency_key: keys[0],
    assignee: null,
    read_at: null,
    created_at: now,
    updated_at: now,
    due_at: answerDue(form.name, now),
    serial_number: plainSerial(values.serial),
  };
}

const attachmentRow = (
  submission_id: string,
  { name, type, content }: Attachment,
  scan: 'unscanned' | null,
) => ({
  id: randomUUIDv7(),
  submission_id,
  name,
  type,
  size: content.length,
  content,
  scan,
});

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
    { form, values, attachment, suspicion }: NewSubmission,
  ): Promise<void> {
    const { id, created_at } = row;
    const event = { id: randomUUIDv7(), submission_id: id, at: created_at };
    const detail = JSON.stringify(suspicion ?? {});
    await transaction
      .insertInto('submission_events')
      .values({ ...event, actor: 'visitor', kind: 'received', detail })
      .execute();
    if (attachment)
      await transaction
        .insertInto('attachments')
        .values(attachmentRow(id, attachment, firstScan))
        .execute();
    // A bot could otherwise have us mail anyone whose address it enters. Staff can release them.
    if (suspicion?.spam) return;
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

  return {
    /** How many milliseconds a client must wait before it may send the form again. */
    waitFor: ({ name }: Form, address: string): Promise<number> =>
      waitForClientToken(db, name, clientKeys(secret, address), perHour, now()),

    accept: (submission: NewSubmission): Promise<Accepted> =>
      inTransaction(async (transaction) => {
        const { form, keys, client } = submission;
        const recent = keys.length > 1 && (await findEarlier(transaction, form.name, keys));
        if (recent) return recent;
        for (let attempt = 0; attempt < attempts; attempt++) {
          const row = await insert(transaction, submission);
          if (row) {
            const wait = await takeClientToken(transaction, form.name, client, perHour, now());
            if (wait > 0) throw tooManyRequests(wait);
            await insertParts(transaction, row, submission);
            return { id: row.id, reference: row.reference, repeated: false };
          }
          const earlier = await findEarlier(transaction, form.name, keys);
          if (earlier) return earlier;
        }
        throw new Error('Could not find an unused reference');
      }),
  };
}

export type Submissions = ReturnType<typeof createSubmissions>;
