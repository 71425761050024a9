import { beforeEach, expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { clientKeys } from '../limits/clientAddress.ts';
import { mailComposer } from '../outbox/compose.ts';
import type { Suspicion } from '../store/schema.ts';
import { isReference } from './reference.ts';
import { createSubmissions, type NewSubmission } from './submissions.ts';

const db = openTestDatabase();
const form = formNamed('contact');
const applications = formNamed('application');
const start = Date.UTC(2026, 0, 5, 6);
const minute = 60_000;
const secret = 'secret';
let now = start;
const open = (firstScan: 'unscanned' | null = null, perHour = 3) =>
  createSubmissions({
    ...{ db, secret, perHour, firstScan, now: () => now },
    composeMails: mailComposer('staff@example.com', 'https://www.example.com'),
  });
const { accept, waitFor } = open();

const typed = {
  ...{ name: 'Asha Rao', email: 'Asha@Example.com', phone: '', subject: 'Surge' },
  ...{ message: 'How soon?', agree: false },
};
let count = 0;
const keysOf = (own: string, repeat = `${own} now`, earlier = `${own} before`) => ({
  ...{ own, repeat, earlier },
});
const submission = (given: Partial<NewSubmission> = {}): NewSubmission => ({
  ...{
    form,
    values: typed,
    attachment: undefined,
    client: [{ key: `client ${count}`, clients: 1 }],
  },
  ...{ keys: keysOf(`key ${count++}`), suspicion: undefined },
  ...given,
});
const only = async (id: string) => ({
  row: await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(),
  events: await db
    .selectFrom('submission_events')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('at')
    .execute(),
  files: await db.selectFrom('attachments').selectAll().where('submission_id', '=', id).execute(),
  mails: await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('kind')
    .execute(),
});
const total = async () => (await db.selectFrom('submissions').select('id').execute()).length;

beforeEach(async () => {
  now = start;
  for (const table of [
    'outbox',
    'attachments',
    'submission_events',
    'submissions',
    'rate_limits',
  ] as const)
    await db.deleteFrom(table).execute();
});

test('a submission is stored with its history and its mails, ready to be listed and found', async () => {
  const { id, reference, repeated } = await accept(submission({ keys: keysOf('k') }));
  expect(repeated).toBe(false);
  expect(isReference(reference)).toBe(true);
  const { row, events, files, mails } = await only(id);
  expect(row).toMatchObject({
    ...{ reference, form: 'contact', state: 'new', name: 'Asha Rao', email: 'asha@example.com' },
    ...{
      subject: 'Surge',
      fields: JSON.stringify(typed),
      idempotency_key: 'k',
      serial_number: null,
    },
    ...{ created_at: start, updated_at: start, assignee: null, read_at: null },
  });
  expect(row.due_at).toBeGreaterThan(start);
  for (const word of [reference.toLowerCase().replaceAll('-', ' '), 'enquiry', 'rao', 'how soon'])
    expect(row.search).toContain(word);
  expect(events).toMatchObject([{ actor: 'visitor', kind: 'received', at: start, detail: '{}' }]);
  expect(files).toEqual([]);
  expect(mails.map(({ kind, to_address, run_at }) => [kind, to_address, run_at])).toEqual([
    ['staff', 'staff@example.com', start],
    ['visitor', 'Asha@Example.com', start],
  ]);
  expect(mails[0]?.subject).toContain(reference);
});

test('what the visitor left empty is nothing, not an empty text', async () => {
  const values = { ...typed, name: '', email: '', phone: '020', serial: ' ab 1 ' };
  const { row, mails } = await only((await accept(submission({ values }))).id);
  expect(row).toMatchObject({ name: null, email: null, serial_number: 'AB 1' });
  expect(mails).toHaveLength(1);
});

test('an attachment is kept, marked for the scanner where there is one, and named to staff', async () => {
  const attachment = { name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF') };
  for (const scan of ['unscanned', null] as const) {
    const { id } = await open(scan).accept(submission({ attachment }));
    const { files, mails } = await only(id);
    expect(files).toMatchObject([{ name: 'cv.pdf', type: 'application/pdf', size: 4, scan }]);
    expect(Buffer.from(files[0]?.content ?? []).toString()).toBe('%PDF');
    expect(mails[0]?.text).toContain('cv.pdf');
  }
});

test.each([
  [{ spam: 'honeypot' }, 'spam', 0],
  [{ mark: 'quick' }, 'new', 2],
])('what looks like %j is stored as %s and sends %d mails', async (suspicion, state, mailCount) => {
  const { id } = await accept(submission({ suspicion: suspicion as Suspicion }));
  const { row, events, mails } = await only(id);
  expect(row.state).toBe(state);
  expect(JSON.parse(events[0]?.detail ?? '')).toEqual(suspicion);
  expect(mails).toHaveLength(mailCount);
});

test('the same key of the same form is the same submission, and costs no turn', async () => {
  const sent = submission({ keys: keysOf('k') });
  const first = await accept(sent);
  for (let again = 0; again < 5; again++)
    expect(await accept(sent)).toEqual({ ...first, repeated: true });
  expect(await total()).toBe(1);
  const other = await accept(
    submission({
      ...{ keys: keysOf('k', 'other'), form: applications },
      values: { name: '', email: '', job: '' },
    }),
  );
  expect(other.repeated).toBe(false);
});

test('a repeat under another key is recognised, also by the key of the time before', async () => {
  const first = await accept(submission({ keys: keysOf('k', 'period 1', 'period 0') }));
  const again = { ...first, repeated: true };
  expect(await accept(submission({ keys: keysOf('period 1', 'period 1') }))).toEqual(again);
  expect(await accept(submission({ keys: keysOf('l', 'period 2', 'period 1') }))).toEqual(again);
  const later = await accept(submission({ keys: keysOf('l', 'period 3', 'period 2') }));
  expect(later.repeated).toBe(false);
});

test('a client may send a form so often an hour, and what is refused is not stored', async () => {
  const client = clientKeys(secret, '192.0.2.1');
  for (let turn = 0; turn < 3; turn++) {
    expect(await waitFor(form, '192.0.2.1')).toBe(0);
    await accept(submission({ client }));
  }
  expect(await waitFor(form, '192.0.2.1')).toBe(20 * minute);
  expect(await waitFor(form, '192.0.2.2')).toBe(0);
  expect(await waitFor(applications, '192.0.2.1')).toBe(0);
  const refused = { status: 429, headers: { 'Retry-After': '1200' } };
  await expect(accept(submission({ client }))).rejects.toMatchObject(refused);
  expect(await total()).toBe(3);
  now += 20 * minute;
  expect((await accept(submission({ client }))).repeated).toBe(false);
});

test('a stranger’s address gets five acknowledgements an hour, however it is spelt', async () => {
  const spellings = ['victim@example.com', 'Victim@Example.com', 'victim+list@example.com'];
  const send = async (index: number) => {
    const values = { ...typed, email: spellings[index % 3] ?? '' };
    return only((await accept(submission({ values }))).id);
  };
  for (let index = 0; index < 5; index++) expect((await send(index)).mails).toHaveLength(2);
  const { mails, events } = await send(5);
  expect(mails.map(({ kind }) => kind)).toEqual(['staff']);
  expect(events).toMatchObject([
    { actor: 'visitor', kind: 'received', at: start },
    { actor: 'system', kind: 'unacknowledged', at: start + 1 },
  ]);
  expect(JSON.parse(events[1]?.detail ?? '')).toEqual({ to: 'victim+list@example.com' });
  expect((await only((await accept(submission())).id)).mails, 'others get theirs').toHaveLength(2);
  now += 12 * minute;
  expect((await send(6)).mails).toHaveLength(2);
});
