import { expect, test } from 'vitest';
import { appCode } from '../support/appCode.ts';
import { type CookieJar, cookieJar } from '../support/cookieJar.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const email = 'asha@example.com';
const password = 'correct horse battery';
const address = '192.0.2.1';

async function signIn(site: Site, browser = cookieJar()) {
  const cookies = browser.headers().get('cookie');
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  const result = await site.services.staffSessions.signIn({
    ...{ email, password, address, userAgent, cookies },
  });
  if ('cookies' in result) browser.take(result.cookies);
  return { outcome: result.outcome, browser };
}

async function siteWithAccount(env: NodeJS.ProcessEnv) {
  const site = await openSite(env);
  await site.services.staffAccounts.add(email, 'admin', password);
  return site;
}

const current = async (site: Site, browser: CookieJar) =>
  site.services.staffSessions.current(browser.headers());

describeStores('access of staff', (stores) => {
  test('a second factor asks for a code of the app, or a recovery code once', async () => {
    const site = await siteWithAccount(await stores.fresh());
    const { secondFactor, staffAccounts } = site.services;
    const { browser } = await signIn(site);
    const staff = await current(site, browser);
    if (!staff) throw new Error('not signed in');
    expect(staff.secondFactor).toBe(false);
    expect(await secondFactor.begin(browser.headers(), 'wrong')).toBeUndefined();
    const begun = await secondFactor.begin(browser.headers(), password);
    if (!begun || !('totpURI' in begun)) throw new Error('no secret');
    // Not on until the app has given a code.
    expect((await signIn(site)).outcome).toBe('in');
    const given = { headers: browser.headers(), address };
    expect(await secondFactor.confirm(staff, { ...given, code: '000000' })).toBeUndefined();
    const on = await secondFactor.confirm(staff, { ...given, code: appCode(begun.totpURI) });
    browser.take(on?.cookies ?? []);
    expect(await current(site, browser)).toMatchObject({ secondFactor: true });

    const second = await signIn(site);
    expect(second.outcome).toBe('code');
    expect(await current(site, second.browser)).toBeUndefined();
    const finish = async (code: string) => {
      const done = await secondFactor.finish({ headers: second.browser.headers(), code, address });
      second.browser.take(done?.cookies ?? []);
      return done !== undefined;
    };
    expect(await finish('123456x')).toBe(false);
    expect(await finish(appCode(begun.totpURI))).toBe(true);
    expect(await current(site, second.browser)).toMatchObject({ email });
    const [recovery = ''] = begun.backupCodes;
    for (const works of [true, false]) {
      const again = await signIn(site);
      const headers = again.browser.headers();
      const done = await secondFactor.finish({ headers, code: recovery, address });
      expect(done !== undefined).toBe(works);
    }
    // The operator helps whoever has lost both.
    await staffAccounts.reset(email, password);
    expect((await signIn(site)).outcome).toBe('in');
    await site.close();
  });
});
