import { expect } from 'vitest';
import type { Services } from '../../src/server/services.ts';
import { appCode } from './appCode.ts';
import { cookieJar } from './cookieJar.ts';

type Staff = Pick<Services, 'secondFactor' | 'staffAccounts' | 'staffSessions'>;

const email = 'asha@example.com';
const password = 'correct horse battery';
const address = '192.0.2.1';

/** How an administrator gets a second factor, uses it, and loses it. */
export async function secondFactorStory(staffOf: Staff): Promise<void> {
  const { secondFactor, staffAccounts, staffSessions } = staffOf;

  async function signIn() {
    const browser = cookieJar();
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const result = await staffSessions.signIn({ email, password, address, userAgent });
    if ('cookies' in result) browser.take(result.cookies);
    return { outcome: result.outcome, browser };
  }

  await staffAccounts.add(email, 'admin', password);
  const { browser } = await signIn();
  const staff = await staffSessions.current(browser.headers());
  if (!staff) throw new Error('not signed in');
  expect(staff.secondFactor).toBe(false);
  expect(await secondFactor.begin(browser.headers(), 'wrong')).toBeUndefined();
  const begun = await secondFactor.begin(browser.headers(), password);
  if (!begun || !('totpURI' in begun)) throw new Error('no secret');
  // Not on until the app has given a code.
  expect((await signIn()).outcome).toBe('in');
  const given = { headers: browser.headers(), address };
  expect(await secondFactor.confirm(staff, { ...given, code: '000000' })).toBeUndefined();
  const on = await secondFactor.confirm(staff, { ...given, code: appCode(begun.totpURI) });
  browser.take(on?.cookies ?? []);
  expect(await staffSessions.current(browser.headers())).toMatchObject({ secondFactor: true });

  const second = await signIn();
  expect(second.outcome).toBe('code');
  expect(await staffSessions.current(second.browser.headers())).toBeUndefined();
  const finish = async (code: string) => {
    const done = await secondFactor.finish({ headers: second.browser.headers(), code, address });
    second.browser.take('cookies' in done ? done.cookies : []);
    return done.outcome;
  };
  expect(await finish('123456x')).toBe('refused');
  expect(await finish(appCode(begun.totpURI))).toBe('in');
  expect(await staffSessions.current(second.browser.headers())).toMatchObject({ email });
  const [recovery = ''] = begun.backupCodes;
  for (const outcome of ['in', 'refused']) {
    const headers = (await signIn()).browser.headers();
    const done = await secondFactor.finish({ headers, code: recovery, address });
    expect(done.outcome).toBe(outcome);
  }
  // The operator helps whoever has lost both.
  await staffAccounts.reset(email, password);
  expect((await signIn()).outcome).toBe('in');
}
