import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import type { OutboxTable } from '../store/schema.ts';
import { maxAttempts } from './backoff.ts';
import { createOutbox, lease } from './outbox.ts';
import { outboxRow } from './outboxRow.ts';

const db = openTestDatabase();
const start = Date.UTC(2026, 0, 5);
let now = start;
const outbox = createOutbox(db, () => now);

beforeEach(async () => {
  now = start;
  await db.deleteFrom('outbox_files').execute();
  await db.deleteFrom('outbox').execute();
});

async function add(subject: string, given: Partial<OutboxTable> = {}): Promise<OutboxTable> {
  const mail = { to: `${subject}@example.com`, replyTo: null, subject, text: '', html: '' };
  const row = { ...outboxRow({ kind: 'staff', ...mail }, null, start), ...given };
  await db.insertInto('outbox').values(row).execute();
  return row;
}
const stored = (id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function claim(): Promise<OutboxTable> {
  const mail = await outbox.claim();
  if (!mail) throw new Error('No mail is due');
  return mail;
}

test('mails are claimed once each, the one that is due longest first', async () => {
  await add('second', { run_at: start - 1 });
  await add('first', { run_at: start - 2 });
  await add('later', { run_at: start + 1 });
  await add('sent', { state: 'sent' });
  await add('dead', { state: 'dead' });
  expect(await claim()).toMatchObject({
    ...{ subject: 'first', attempts: 1, locked_until: start + lease },
  });
  expect(await claim()).toMatchObject({ subject: 'second', attempts: 1 });
  expect(await outbox.claim()).toBeUndefined();
  now += 1;
  expect(await claim()).toMatchObject({ subject: 'later' });
});

test('a claimed mail is free again when its lease is over, not at its end', async () => {
  await add('mail');
  const first = await claim();
  now = start + lease;
  expect(await outbox.claim()).toBeUndefined();
  now += 1;
  expect(await claim()).toMatchObject({ id: first.id, attempts: 2, locked_until: now + lease });
});

test('a mail sent is recorded, with its time, and is nobody’s any more', async () => {
  await add('mail', { last_error: 'busy' });
  const mail = await claim();
  now += 500;
  expect(await outbox.sent(mail)).toBe(true);
  const row = { ...mail, state: 'sent', sent_at: now, last_error: null, locked_until: null };
  expect(await stored(mail.id)).toEqual(row);
});

test('a mail that failed waits longer each time, up to its last attempt', async () => {
  const { id } = await add('mail', { max_attempts: 2 });
  expect(await outbox.failed(await claim(), 'busy', false)).toBe('waiting');
  const waiting = await stored(id);
  expect(waiting).toMatchObject({ state: 'waiting', last_error: 'busy', locked_until: null });
  expect(waiting.run_at - now).toBeGreaterThanOrEqual(3_750);
  expect(waiting.run_at - now).toBeLessThanOrEqual(6_250);
  expect(await outbox.claim()).toBeUndefined();
  now = waiting.run_at;
  expect(await outbox.failed(await claim(), 'x'.repeat(600), false)).toBe('dead');
  expect(await stored(id)).toMatchObject({ state: 'dead', last_error: 'x'.repeat(500) });
});

test('a final failure ends the first attempt', async () => {
  const { id } = await add('mail');
  expect(await outbox.failed(await claim(), 'no such user', true)).toBe('dead');
  expect(await stored(id)).toMatchObject({ state: 'dead', attempts: 1 });
});

test('a lease that is renewed in time is kept, and counts from then', async () => {
  const { id } = await add('mail');
  const claimed = await claim();
  now += lease - 1;
  const renewed = await outbox.renew(claimed);
  expect(await stored(id)).toEqual({ ...claimed, locked_until: now + lease });
  expect(await outbox.sent(claimed)).toBe(false);
  now += lease;
  expect(await outbox.claim()).toBeUndefined();
  now += 1;
  await claim();
  expect(renewed && (await outbox.renew(renewed))).toBeUndefined();
});

test('whoever took longer than the lease changes nothing', async () => {
  const { id } = await add('mail');
  const late = await claim();
  now += lease + 1;
  const current = await claim();
  expect(await outbox.sent(late)).toBe(false);
  expect(await outbox.failed(late, 'late', true)).toBeUndefined();
  expect(await stored(id)).toEqual(current);
  expect(await outbox.sent(current)).toBe(true);
  expect(await outbox.failed(current, 'later still', false)).toBeUndefined();
  expect(await stored(id)).toMatchObject({ state: 'sent', last_error: null });
});

test('a mail is tried again by hand with all its attempts, unless it is being sent or was', async () => {
  const { id } = await add('mail', { state: 'dead', attempts: maxAttempts, run_at: start + 9 });
  const other = await add('other', { state: 'dead' });
  const named = [{ id, submission_id: null, to_address: 'mail@example.com', subject: 'mail' }];
  expect(await outbox.retry(id)).toEqual(named);
  const again = { state: 'waiting', attempts: 0, run_at: start, locked_until: null };
  expect(await stored(id)).toMatchObject(again);
  expect(await stored(other.id)).toEqual(other);
  const mail = await claim();
  expect(await outbox.retry(id)).toEqual([]);
  await outbox.sent(mail);
  expect(await outbox.retry(id)).toEqual([]);
  expect(await stored(id)).toMatchObject({ state: 'sent' });
});

test('all dead mails are tried again together, and no others', async () => {
  const dead = [await add('one', { state: 'dead' }), await add('two', { state: 'dead' })];
  const sent = await add('sent', { state: 'sent' });
  const waiting = await add('waiting', { attempts: 3 });
  const queued = await outbox.retryDead();
  expect(queued.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two']);
  expect(Object.keys(queued[0] ?? {}).toSorted()).toEqual(
    ['id', 'subject', 'submission_id', 'to_address'].toSorted(),
  );
  for (const { id } of dead) expect(await stored(id)).toMatchObject({ state: 'waiting' });
  expect([await stored(sent.id), await stored(waiting.id)]).toEqual([sent, waiting]);
});

test('the counts are of mails that wait and of dead ones, with the age of the oldest that waits', async () => {
  expect(await outbox.counts()).toEqual({ waiting: 0, dead: 0, oldest: null });
  await add('dead', { state: 'dead', created_at: start - 9 });
  expect(await outbox.counts()).toEqual({ waiting: 0, dead: 1, oldest: null });
  await add('old', { created_at: start - 5 });
  await add('new');
  await add('sent', { state: 'sent', created_at: start - 20 });
  expect(await outbox.counts()).toEqual({ waiting: 2, dead: 1, oldest: start - 5 });
});

test('only an answer by staff has files, and only its own', async () => {
  const answer = await add('answer', { kind: 'answer' });
  const notice = await add('notice', { kind: 'staff' });
  const content = Buffer.from('plot');
  for (const mail of [answer, notice])
    await db
      .insertInto('outbox_files')
      .values({ id: randomUUIDv7(), mail_id: mail.id, name: 'a.pdf', content })
      .execute();
  const files = await outbox.filesOf(answer);
  expect(files).toMatchObject([{ name: 'a.pdf' }]);
  expect(Buffer.from(files[0]?.content ?? []).toString()).toBe('plot');
  expect(await outbox.filesOf(notice)).toEqual([]);
});
