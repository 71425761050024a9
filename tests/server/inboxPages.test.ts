import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';

const account = { email: 'admin@example.com', password: 'correct horse battery' };

/** Tests the built server, in which pages and services are separate bundles. */
describeStores('the inbox on the built server', (stores) => {
  let server: RunningServer;
  let env: StoreEnv;
  let cookie = '';
  beforeAll(async () => {
    env = await stores.fresh();
    server = await startServer({ LOG_LEVEL: 'error', ...env });
    const { accounts, close } = await openStaffAccounts(parseEnv(env));
    await accounts.add(account.email, 'admin', account.password);
    await close();
    const signedIn = await post(inboxPaths.signIn, account);
    cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  afterAll(() => server.stop());

  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: server.url, Cookie: cookie },
      redirect: 'manual',
    });
  const get = async (path: string) => {
    const response = await fetch(server.url + path, { headers: { Cookie: cookie } });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };

  test('an enquiry is found, shown, handled, exported and erased', async () => {
    const fields = {
      email: 'asha@example.com',
      subject: 'Surge <generator>',
      message: 'Zirconium',
    };
    const sent = await fetch(`${server.url}/api/submissions/contact`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'Content-Type': 'application/json' },
    });
    const { reference } = await sent.json();
    const found = await get(`${inboxPaths.list}?q=zirco&form=contact`);
    expect(found.text).toContain(reference);
    expect(found.text).toContain('Surge &lt;generator&gt;');
    expect((await get(`${inboxPaths.list}?q=nothing`)).text).not.toContain(reference);
    const id = /\/inbox\/([0-9a-f-]{36})/.exec(found.text)?.[1] ?? '';

    const edits = [
      [inboxPaths.handle(id), { state: 'done' }],
      [inboxPaths.note(id), { text: 'Called back' }],
      [inboxPaths.answer(id), { text: 'In two weeks' }],
    ] as const;
    for (const [version, [path, fields]] of edits.entries()) {
      const edit = { ...fields, version: String(version), key: 'press' };
      expect((await post(path, edit)).status).toBe(303);
      // A second press of the same button.
      expect((await post(path, edit)).status).toBe(303);
    }
    const shown = await get(inboxPaths.submission(id));
    for (const words of ['Zirconium', 'Called back', 'In two weeks'])
      expect(shown.text).toContain(words);
    const csv = await get(`${inboxPaths.csv}?state=done`);
    expect(csv.text).toContain(reference);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="submissions-.*\.csv"/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });

    const person = `?email=${fields.email}`;
    expect((await get(`${inboxPaths.personData}${person}`)).text).toContain(reference);
    const mistyped = { email: fields.email, confirm: 'other@example.com' };
    const refused = await post(inboxPaths.erasePerson, mistyped);
    const page = refused.headers.get('location');
    const told = page ? (await get(page)).text : await refused.text();
    expect(told).toContain('The two addresses do not match. Nothing was erased.');
    const confirmed = { email: fields.email, confirm: fields.email };
    expect((await post(inboxPaths.erasePerson, confirmed)).status).toBe(303);
    expect((await get(inboxPaths.submission(id))).status).toBe(404);
  });

  test('a change that comes too late is shown what changed, and keeps what was typed', async () => {
    await fetch(`${server.url}/api/submissions/contact`, {
      method: 'POST',
      body: JSON.stringify({ email: 'late@example.com', message: 'Yttrium' }),
      headers: { 'Content-Type': 'application/json' },
    });
    const found = await get(`${inboxPaths.list}?q=yttrium`);
    const id = /\/inbox\/([0-9a-f-]{36})/.exec(found.text)?.[1] ?? '';
    const stale = { version: '0', key: 'mine' };
    await post(inboxPaths.handle(id), { ...stale, key: 'theirs', state: 'done' });
    for (const [path, text] of [
      [inboxPaths.answer(id), 'A long <answer>'],
      [inboxPaths.note(id), 'A long note'],
    ] as const) {
      const late = await post(path, { ...stale, text });
      expect(late.status).toBe(409);
      const page = await late.text();
      expect(page).toContain('changed while you had it open');
      expect(page).toContain('State: New → Done');
      expect(page).toContain(account.email);
      expect(page).toContain(`>${text.replace('<', '&lt;').replace('>', '&gt;')}</textarea>`);
      expect(page).toContain('name="version" value="1"');
    }
    const late = await post(inboxPaths.handle(id), {
      ...stale,
      state: 'new',
      assignee: account.email,
    });
    // The state was left alone in the form, so it follows the colleague.
    expect(await late.text()).toMatch(/<option value="done" selected/);
    expect((await post(inboxPaths.release(id), stale)).status).toBe(409);
    expect((await post(inboxPaths.note(id), { text: 'From an old page' })).status).toBe(409);
    const again = { text: 'A long note', version: '1', key: 'mine' };
    expect((await post(inboxPaths.note(id), again)).status).toBe(303);
    const person = { email: 'late@example.com', confirm: 'late@example.com' };
    expect((await post(inboxPaths.erasePerson, person)).status).toBe(303);
  });

  test('the record shows what was done, by whom, and as CSV', async () => {
    const all = await get(inboxPaths.record);
    for (const words of ['Signed in', account.email, 'Account added', 'operator'])
      expect(all.text).toContain(words);
    const none = await get(`${inboxPaths.record}?person=nobody@example.com`);
    expect(none.text).toContain('Nothing is recorded for these filters.');
    const csv = await get(`${inboxPaths.recordCsv}?kind=sign_in`);
    expect(csv.text.split('\r\n')[1]).toContain(`,${account.email},Signed in,`);
    expect((await get(inboxPaths.record)).text).toContain('Record exported');
  });

  test('one button tries all mails again that were given up', async () => {
    await fetch(`${server.url}/api/submissions/contact`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ravi@example.com', message: 'Hello' }),
      headers: { 'Content-Type': 'application/json' },
    });
    const action = `action="${inboxPaths.retryDeadMails}"`;
    expect((await get(inboxPaths.mail)).text).not.toContain(action);
    const db = openDatabase(env);
    await db.updateTable('outbox').set({ state: 'dead', attempts: 16 }).execute();
    expect((await get(inboxPaths.mail)).text).toContain(action);
    const answer = await post(inboxPaths.retryDeadMails, {});
    expect(answer.headers.get('location')).toBe(`${inboxPaths.mail}?done=retryAll`);
    const mails = await db.selectFrom('outbox').select(['state', 'attempts']).execute();
    expect(mails).toEqual(Array(2).fill({ state: 'waiting', attempts: 0 }));
    await db.destroy();
    const shown = await get(`${inboxPaths.mail}?done=retryAll`);
    expect(shown.text).toContain('are being sent again now');
  });

  test.each([
    '/forms/contact?draft=%00',
    `${inboxPaths.list}?assignee=%00`,
    `${inboxPaths.list}?q=%00`,
    `${inboxPaths.list}?from=0000-01-01`,
    `${inboxPaths.list}?from=2026-02-30&to=9999-12-31`,
    `${inboxPaths.list}?older=999999999999999-00000000-0000-0000-0000-000000000000`,
    `${inboxPaths.csv}?to=0000-01-01`,
    `${inboxPaths.people}?email=%00`,
    `${inboxPaths.personData}?email=%00`,
  ])('%s is not an error of the server', async (path) => {
    expect((await get(path)).status).toBe(/%00|0000-01-01|2026-02-30/.test(path) ? 400 : 200);
  });

  test('null bytes in posted fields are not an error of the server', async () => {
    const fields = { email: '\0', confirm: '\0', password: '\0', current: '\0', next: '\0' };
    for (const path of [inboxPaths.signIn, inboxPaths.password, inboxPaths.erasePerson])
      expect((await post(path, fields)).status).toBeLessThan(500);
  });

  test.each([
    inboxPaths.list,
    inboxPaths.mail,
    inboxPaths.people,
    inboxPaths.heroes,
    inboxPaths.staff,
    inboxPaths.record,
    inboxPaths.password,
  ])('%s is shown', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});
