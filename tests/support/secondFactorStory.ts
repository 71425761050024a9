import { expect } from 'vitest';
import type { Person } from '../../src/server/auth/staffSessions.ts';
import type { Services } from '../../src/server/services.ts';
import { appCode } from './appCode.ts';
import { type CookieJar, cookieJar } from './cookieJar.ts';

/** Has an app asked for codes at sign-in; returns what the app and its owner keep. */
export async function switchOnCodes(
  { secondFactor }: Pick<Services, 'secondFactor'>,
  staff: Person,
  browser: CookieJar,
) {
  const begun = await secondFactor.begin(staff, browser.headers(), password);
  if (begun.outcome !== 'right') throw new Error(begun.outcome);
  const on = await secondFactor.confirm(staff, browser.headers(), appCode(begun.value.totpURI));
  if (on.outcome !== 'right') throw new Error(on.outcome);
  browser.take(on.value);
  return begun.value;
}

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
  const headers = browser.headers();
  const person = await staffSessions.current(headers);
  if (!person) throw new Error('not signed in');
  const staff = { ...person, client: address };
  expect(staff.secondFactor).toBe(false);
  expect(await secondFactor.begin(staff, headers, 'wrong')).toEqual({ outcome: 'refused' });
  // Not on until the app has given a code.
  await secondFactor.begin(staff, headers, password);
  expect((await signIn()).outcome).toBe('in');
  expect(await secondFactor.confirm(staff, headers, '000000')).toEqual({ outcome: 'refused' });
  const { totpURI, backupCodes } = await switchOnCodes(staffOf, staff, browser);
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
  expect(await finish(appCode(totpURI))).toBe('in');
  expect(await staffSessions.current(second.browser.headers())).toMatchObject({ email });
  const [recovery = ''] = backupCodes;
  for (const outcome of ['in', 'refused']) {
    const headers = (await signIn()).browser.headers();
    const done = await secondFactor.finish({ headers, code: recovery, address });
    expect(done.outcome).toBe(outcome);
  }
  // The operator helps whoever has lost both.
  await staffAccounts.reset(email, password);
  expect((await signIn()).outcome).toBe('in');
}
