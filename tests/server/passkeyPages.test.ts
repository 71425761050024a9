import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { appCode } from '../support/appCode.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { type CookieJar, cookieJar } from '../support/cookieJar.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { describeSqlite } from '../support/stores.ts';

const password = 'correct horse battery';
const account = { email: 'asha@example.com', password };
const colleague = { email: 'ravi@example.com', password };

describeSqlite('where administrators need a second factor', (stores) => {
  let server: RunningServer;
  beforeAll(async () => {
    const env = await stores.fresh();
    server = await startServer({
      ...{ LOG_LEVEL: 'error', ADMIN_SECOND_FACTOR: 'required', ...env },
    });
    const { accounts, close } = await openStaffAccounts(parseEnv(env));
    await accounts.add(account.email, 'admin', password);
    await accounts.add(colleague.email, 'agent', password);
    await close();
  });
  afterAll(() => server.stop());

  const ask = async (browser: CookieJar, path: string, form?: Record<string, string>) => {
    const answer = await fetch(server.url + path, {
      ...{ redirect: 'manual', headers: browser.headers() },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    browser.take(answer.headers.getSetCookie());
    return answer;
  };
  const leadsTo = (answer: Response) => answer.headers.get('location');

  async function addPasskey(browser: CookieJar) {
    const key = createAuthenticator('localhost');
    const asked = await ask(browser, inboxPaths.newPasskey, { 'passkey-password': password });
    const { challenge } = await asked.json();
    const made = JSON.stringify(key.create({ challenge, origin: server.url }));
    const added = await ask(browser, inboxPaths.passkeys, { key: made, name: 'Phone' });
    expect(leadsTo(added)).toBe(`${inboxPaths.secondFactor}?done=passkeyAdded`);
    return key;
  }

  test('a passkey is one, and then the password alone no longer opens', async () => {
    const origin = server.url;
    const browser = cookieJar({ origin });
    expect(leadsTo(await ask(browser, inboxPaths.signIn, account))).toBe(inboxPaths.list);
    expect(leadsTo(await ask(browser, inboxPaths.list))).toBe(inboxPaths.secondFactor);
    expect(await (await ask(browser, inboxPaths.secondFactor)).text()).toContain('add a passkey');

    const key = await addPasskey(browser);
    expect((await ask(browser, inboxPaths.list)).status).toBe(200);

    const page = await (await ask(browser, inboxPaths.secondFactor)).text();
    const [button = ''] = /<button[^>]*name="remove"[^>]*>/.exec(page) ?? [];
    const [, id = ''] = /value="([^"]+)"/.exec(button) ?? [];
    expect(id).not.toBe('');
    const kept = await ask(browser, inboxPaths.passkeys, { remove: id });
    expect(leadsTo(kept)).toBe(`${inboxPaths.secondFactor}?done=passkeyNeeded`);

    const elsewhere = cookieJar({ origin });
    const refused = await ask(elsewhere, inboxPaths.signIn, account);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('please sign in with your passkey');
    expect(leadsTo(await ask(elsewhere, inboxPaths.list))).toMatch(/sign-in/);

    const options = await (await ask(elsewhere, inboxPaths.passkeyChallenge, {})).json();
    const given = JSON.stringify(key.get({ challenge: options.challenge, origin }));
    const next = inboxPaths.record;
    const before = cookieJar({ origin });
    before.take(elsewhere.cookies());
    expect(leadsTo(await ask(elsewhere, inboxPaths.signIn, { key: given, next }))).toBe(next);
    expect((await ask(elsewhere, next)).status).toBe(200);
    expect((await ask(before, inboxPaths.signIn, { key: given, next })).status).toBe(401);
  });

  test('whoever is asked for a code may use a passkey instead', async () => {
    const origin = server.url;
    const browser = cookieJar({ origin });
    expect(leadsTo(await ask(browser, inboxPaths.signIn, colleague))).toBe(inboxPaths.list);
    const key = await addPasskey(browser);
    const begun = await ask(browser, inboxPaths.secondFactor, { do: 'begin', password });
    const [, uri = ''] = /href="(otpauth:[^"]+)"/.exec(await begun.text()) ?? [];
    const code = appCode(uri.replaceAll('&amp;', '&'));
    const on = await ask(browser, inboxPaths.secondFactor, { do: 'confirm', code });
    expect(leadsTo(on)).toBe(`${inboxPaths.secondFactor}?done=secondFactor`);

    const elsewhere = cookieJar({ origin });
    const next = inboxPaths.account;
    const asked = await ask(elsewhere, inboxPaths.signIn, { ...colleague, next });
    expect(leadsTo(asked)).toBe(inboxPaths.codeFor(next));
    const page = await (await ask(elsewhere, inboxPaths.codeFor(next))).text();
    const [form = ''] = /<form[^>]*data-passkey="get".*?<\/form>/s.exec(page) ?? [];
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const [, challengePath = ''] = /data-options="([^"]+)"/.exec(form) ?? [];
    expect(form).toContain(`value="${next}"`);

    const wrong = JSON.stringify(key.get({ challenge: 'AAAA', origin }));
    expect((await ask(elsewhere, action, { key: wrong, next })).status).toBe(401);
    expect(leadsTo(await ask(elsewhere, next))).toMatch(/sign-in/);

    const { challenge } = await (await ask(elsewhere, challengePath, {})).json();
    const given = JSON.stringify(key.get({ challenge, origin }));
    expect(leadsTo(await ask(elsewhere, action, { key: given, next }))).toBe(next);
    expect((await ask(elsewhere, next)).status).toBe(200);
  });
});
