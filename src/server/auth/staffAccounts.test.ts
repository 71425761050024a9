import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { cookieJar } from '../../../tests/support/cookieJar.ts';
import { type OpenStaff, openStaff } from '../../../tests/support/openStaff.ts';

const email = 'asha@example.com';
const password = 'correct horse battery';
const address = '192.0.2.1';
afterEach(() => void vi.useRealTimers());

const auditEvents = async ({ db }: OpenStaff) =>
  (await db.selectFrom('deeds').selectAll().orderBy(sql`rowid`).execute()).map(
    ({ actor, kind, person, detail }) =>
      [actor, kind, person, detail === '{}' ? null : detail].filter(Boolean).join(' '),
  );
async function signedIn(staff: OpenStaff, who = email) {
  const browser = cookieJar();
  const result = await staff.staffSessions.signIn({
    ...{ email: who, password, address, userAgent: 'test', cookies: null },
  });
  if ('cookies' in result) browser.take(result.cookies);
  const person = await staff.staffSessions.current(browser.headers());
  if (!person) throw new Error(result.outcome);
  return { browser, person: { ...person, client: address } };
}

test('what cannot be done is said, and changes nothing', async () => {
  const staff = await openStaff();
  const { staffAccounts } = staff;
  await staffAccounts.add(email, 'agent', password);
  const before = await auditEvents(staff);
  await expect(staffAccounts.add('nobody', 'agent')).rejects.toThrow('nobody is not an e-mail');
  await expect(staffAccounts.add('Asha@Example.com', 'admin')).rejects.toThrow(
    'already an account',
  );
  for (const work of [
    () => staffAccounts.remove('ravi@example.com'),
    () => staffAccounts.setRole('ravi@example.com', 'admin'),
    () => staffAccounts.reset('ravi@example.com'),
  ])
    await expect(work()).rejects.toThrow('There is no account for ravi@example.com.');
  expect(await auditEvents(staff)).toEqual(before);
});

test('what the operator does is recorded, for whatever spelling of the address', async () => {
  const staff = await openStaff();
  const { staffAccounts } = staff;
  const printed = await staffAccounts.add('Asha@Example.com', 'agent');
  expect(printed).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  await staffAccounts.setRole('ASHA@example.com', 'admin');
  await staffAccounts.reset(email, password);
  expect(await staffAccounts.list()).toEqual([
    { email, role: 'admin', lastSignInAt: null, mustChangePassword: false },
  ]);
  await staffAccounts.remove('Asha@example.com');
  const [actor = ''] = (await auditEvents(staff))[0]?.split(' staff') ?? [];
  expect(
    (await auditEvents(staff)).map((auditEvent) => auditEvent.replace(`${actor} `, '')),
  ).toEqual([
    `staff_added ${email} {"role":"agent"}`,
    `staff_role ${email} {"from":"agent","to":"admin"}`,
    `staff_reset ${email}`,
    `staff_removed ${email}`,
  ]);
});

test('accounts are listed by address, and one with no known role may only read', async () => {
  const staff = await openStaff();
  for (const name of ['ravi', 'asha'])
    await staff.staffAccounts.add(`${name}@example.com`, 'admin');
  await sql`update staff set role = 'owner' where email = ${email}`.execute(staff.db);
  expect((await staff.staffAccounts.list()).map((one) => [one.email, one.role])).toEqual([
    [email, 'reader'],
    ['ravi@example.com', 'admin'],
  ]);
});

test('refused sign-ins are recorded under the account that was meant, and under no typed text', async () => {
  const staff = await openStaff();
  await staff.staffAccounts.add(email, 'agent', password);
  const refused = { password: 'wrong', address, userAgent: 'test' };
  await staff.staffSessions.signIn({ ...refused, email: ' ASHA@example.com' });
  await staff.staffSessions.signIn({ ...refused, email: 'my password' });
  expect((await auditEvents(staff)).slice(1)).toEqual([
    `${email} sign_in_refused`,
    'unknown sign_in_refused',
  ]);
});

test('a new device is told of by mail with what to do, and the mail goes out at once', async () => {
  const staff = await openStaff({ now: () => Date.UTC(2026, 0, 5, 6) });
  await staff.staffAccounts.add(email, 'agent', password);
  await signedIn(staff);
  expect(staff.wakes).toEqual([]);
  await signedIn(staff);
  expect(staff.wakes).toHaveLength(1);
  const [mail] = await staff.db.selectFrom('outbox').selectAll().execute();
  expect(mail).toMatchObject({
    kind: 'staff',
    to_address: email,
    reply_to: null,
    submission_id: null,
  });
  expect(mail?.text).toContain('5 Jan 2026');
  expect(mail?.text).toContain('Unknown browser, network 192.0.2.0/24\n\nIf it was you');
  expect(mail?.html).toContain('<p>If it was you');
  expect(mail?.text).toContain('http://localhost:4321/inbox/account');
});

test('signing in removes sessions and challenges that are too old', async () => {
  const staff = await openStaff();
  await staff.staffAccounts.add(email, 'agent', password);
  await signedIn(staff);
  await staff.passkeySignIn.challenge(address);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * 3_600_000 });
  const { browser, person } = await signedIn(staff);
  const rows = async (table: string) =>
    (await sql`select id from ${sql.table(table)}`.execute(staff.db)).rows.length;
  expect([await rows('staff_sessions'), await rows('staff_verifications')]).toEqual([1, 0]);
  expect(await staff.ownSessions.list(person, browser.headers())).toHaveLength(1);
});

test('an invitation is for 48 hours, and sent only where there is an account', async () => {
  const staff = await openStaff();
  const { invitations, staffAccounts, db } = staff;
  await staffAccounts.add(email, 'agent');
  await invitations.send('Asha@Example.com', 'https://www.example.com');
  await expect(invitations.send('ravi@example.com', 'https://x.example')).rejects.toThrow(
    'no account',
  );
  const mails = await db.selectFrom('outbox').select(['to_address', 'text', 'html']).execute();
  expect(mails).toHaveLength(1);
  const token = /token=([\w-]{32})\n$/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(mails[0]?.html).toContain(`token=${token}">Choose a password</a>`);
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 47.9 * 3_600_000 });
  expect(await invitations.find(token)).toMatchObject({ email });
  for (const wrong of ['', token.slice(1), `${token}x`, `${token.slice(1)}!`])
    expect(await invitations.find(wrong)).toBeUndefined();
  vi.setSystemTime(start + 48.1 * 3_600_000);
  expect(await invitations.find(token)).toBeUndefined();
  expect(await invitations.accept(token, password, address)).toContain('too old');
  expect((await auditEvents(staff)).map((auditEvent) => auditEvent.split(' ')[1])).toContain(
    'staff_invited',
  );
});
