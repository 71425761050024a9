import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { type CookieJar, cookieJar } from '../support/cookieJar.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { describeStores } from '../support/stores.ts';

const account = { email: 'asha@example.com', password: 'correct horse battery' };

describeStores('where administrators need a second factor', (stores) => {
  let server: RunningServer;
  beforeAll(async () => {
    const env = await stores.fresh();
    server = await startServer({
      ...{ LOG_LEVEL: 'error', ADMIN_SECOND_FACTOR: 'required', ...env },
    });
    const { accounts, close } = await openStaffAccounts(parseEnv(env));
    await accounts.add(account.email, 'admin', account.password);
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

  test('a passkey is one, and then the password alone no longer opens', async () => {
    const origin = server.url;
    const browser = cookieJar({ origin });
    expect(leadsTo(await ask(browser, inboxPaths.signIn, account))).toBe(inboxPaths.list);
    expect(leadsTo(await ask(browser, inboxPaths.list))).toBe(inboxPaths.secondFactor);
    expect(await (await ask(browser, inboxPaths.secondFactor)).text()).toContain('add a passkey');

    const key = createAuthenticator('localhost');
    const asked = await ask(browser, inboxPaths.newPasskey, {
      'passkey-password': account.password,
    });
    const { challenge } = await asked.json();
    const made = JSON.stringify(key.create({ challenge, origin }));
    const added = await ask(browser, inboxPaths.passkeys, { key: made, name: 'Phone' });
    expect(leadsTo(added)).toBe(`${inboxPaths.secondFactor}?done=passkeyAdded`);
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
});
