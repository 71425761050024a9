import { randomUUIDv7 } from 'node:crypto';
import { type Db, openDatabase } from '../src/server/store/database.ts';
import type { OutboxTable, SubmissionTable } from '../src/server/store/schema.ts';
import type { StoreEnv } from '../tests/support/stores.ts';

const text = 'We test meters to IEC 61000-4-5 and need 4 kV, coupled to three phases.';

function rows(index: number) {
  const now = Date.now();
  const id = randomUUIDv7();
  const submission: SubmissionTable = {
    id,
    reference: id,
    form: 'contact',
    state: 'new',
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    subject: 'Surge generator',
    fields: JSON.stringify({ message: text }),
    search: `visitor ${index} ${text.toLowerCase()}`,
    idempotency_key: id,
    assignee: null,
    read_at: null,
    created_at: now,
    updated_at: now,
  };
  const mail = (kind: OutboxTable['kind']): OutboxTable => ({
    id: randomUUIDv7(),
    submission_id: id,
    kind,
    to_address: 'a@example.com',
    reply_to: null,
    in_reply_to: null,
    subject: text,
    text: text.repeat(6),
    html: text.repeat(12),
    state: 'sent',
    attempts: 0,
    max_attempts: 15,
    run_at: now,
    locked_until: null,
    last_error: null,
    created_at: now,
    sent_at: null,
  });
  const event = { id: randomUUIDv7(), submission_id: id, at: now, actor: 'visitor' };
  return {
    submission,
    mails: [mail('staff'), mail('visitor')],
    event: { ...event, kind: 'received', detail: '{}' },
  };
}

const insert = (db: Db, index: number) =>
  db.transaction().execute(async (transaction) => {
    const { submission, mails, event } = rows(index);
    await transaction.insertInto('submissions').values(submission).execute();
    await transaction.insertInto('submission_events').values(event).execute();
    await transaction.insertInto('outbox').values(mails).execute();
  });

/** Commits per second of a loop that only inserts a submission's rows. */
export async function bareInsertLoop(env: StoreEnv, seconds: number): Promise<number> {
  const db = openDatabase(env);
  await insert(db, 0);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  while (performance.now() < end) await insert(db, ++done);
  await db.destroy();
  return done / seconds;
}
