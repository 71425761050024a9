import { expect, test } from 'vitest';
import { appCode } from '../../../tests/support/appCode.ts';
import { openStaff } from '../../../tests/support/openStaff.ts';
import {
  address,
  browserAt,
  deedsOf,
  email,
  openWith,
  password,
  signIn,
} from '../../../tests/support/passkeyVisits.ts';
import { secondFactorStory, switchOnCodes } from '../../../tests/support/secondFactorStory.ts';
import { company } from '../../site/company.ts';

test('a second factor asks for a code of the app, or a recovery code once', async () => {
  await secondFactorStory(await openStaff());
});

test('it is switched off with the password, and its codes are renewed with it', async () => {
  const { site, browser, me } = await openWith();
  const { secondFactor } = site;
  const { backupCodes, totpURI } = await switchOnCodes(site, me, browser);
  expect(decodeURIComponent(totpURI)).toContain(`Inbox of ${company.name}:${email}`);
  const renewed = (typed: string) => secondFactor.renewCodes(me, browser.headers(), typed);
  expect(await renewed('wrong')).toEqual({ outcome: 'refused' });
  const fresh = await renewed(password);
  if (fresh.outcome !== 'right') throw new Error(fresh.outcome);
  expect(fresh.value).toHaveLength(backupCodes.length);
  expect(fresh.value).not.toEqual(backupCodes);

  const other = browserAt();
  expect(await signIn(site, other)).toBe('code');
  expect(secondFactor.isPending(other.headers())).toBe(true);
  expect(secondFactor.isPending(new Headers())).toBe(false);
  expect(secondFactor.isPending(new Headers({ cookie: 'a=b' }))).toBe(false);

  const off = (typed: string) => secondFactor.switchOff(me, browser.headers(), typed);
  expect(await off('wrong')).toEqual({ outcome: 'refused' });
  expect(await deedsOf(site, 'second_factor_off')).toEqual([]);
  expect(await off(password)).toMatchObject({ outcome: 'right' });
  expect(await signIn(site, browserAt())).toBe('in');
  for (const kind of ['second_factor_on', 'second_factor_off'])
    expect(await deedsOf(site, kind)).toEqual([{ kind, actor: email }]);
});

test('after ten wrong codes the account is locked, and its owner is told so', async () => {
  const { site, browser, me } = await openWith();
  const { totpURI } = await switchOnCodes(site, me, browser);
  const half = async () => {
    const other = browserAt();
    expect(await signIn(site, other)).toBe('code');
    return (code: string) => site.secondFactor.finish({ headers: other.headers(), code, address });
  };
  for (const give of [await half(), await half()])
    for (const code of Array(5).fill('000000'))
      expect(await give(code)).toEqual({ outcome: 'refused' });
  const give = await half();
  for (const code of [appCode(totpURI), 'recovery-code'])
    expect(await give(code)).toEqual({ outcome: 'locked', retryAfter: 900 });
  expect(await deedsOf(site, 'sign_in_refused')).toHaveLength(12);
});

test('codes are limited inside a session too', async () => {
  const { site, browser, me } = await openWith();
  const confirm = () => site.secondFactor.confirm(me, browser.headers(), '000000');
  for (let tries = 0; tries < 40; tries++) expect(await confirm()).toEqual({ outcome: 'refused' });
  expect(await confirm()).toMatchObject({ outcome: 'throttled' });
});

test('a session after a code shows its browser and network too', async () => {
  const { site, browser, me } = await openWith();
  const { backupCodes } = await switchOnCodes(site, me, browser);
  const other = browserAt();
  await signIn(site, other);
  const finished = await site.secondFactor.finish({
    ...{ headers: other.headers(), code: backupCodes[0] ?? '', address },
  });
  other.take('cookies' in finished ? finished.cookies : []);
  const sessions = await site.ownSessions.list(me, other.headers());
  expect(sessions.find(({ present }) => present)).toMatchObject({
    ...{ browser: 'Firefox on Linux', network: '192.0.2.0/24' },
  });
});
