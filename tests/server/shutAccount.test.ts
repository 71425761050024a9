import { expect, test } from 'vitest';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { createSignInThrottle } from '../../src/server/auth/signInThrottle.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { readMail } from '../support/readMail.ts';
import { startServer } from '../support/server.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';

const account = { email: 'asha@example.com', password: 'correct horse battery' };
const AUTH_SECRET = 'a secret that this test knows, too';

describeSqlite('an account that strangers have shut', (stores) => {
  test('opens on a new device by a link mailed to its owner', async () => {
    const peer = await startSmtpPeer();
    const store = await stores.fresh();
    const { accounts, close } = await openStaffAccounts(parseEnv(store));
    await accounts.add(account.email, 'reader', account.password);
    await close();
    const db = openDatabase(parseEnv(store));
    const throttle = createSignInThrottle(db, AUTH_SECRET);
    for (let index = 0; index < 100; index++)
      await throttle.take({ email: account.email, address: `198.51.100.${index}` });
    await db.destroy();
    const server = await startServer({ ...store, AUTH_SECRET, SMTP_URL: peer.url });
    const signIn = async (Cookie = '') => {
      const answer = await fetch(server.url + inboxPaths.signIn, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams(account),
        headers: { Origin: server.url, Cookie },
      });
      const notice = /role="alert"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
      return { status: answer.status, notice: notice?.replace(/wait .*/, 'wait') };
    };
    const kept = {
      status: 429,
      notice:
        'Strangers have tried too many passwords for this account. If it is yours, open the link we have mailed to you, or wait',
    };
    expect(await signIn()).toEqual(kept);
    await expect.poll(() => peer.mails.length).toBe(1);
    const [mail] = peer.mails;
    expect(mail?.to).toEqual([account.email]);
    const link = /http:\S+\/inbox\/sign-in\/device\?\S+/.exec(
      readMail(mail?.source ?? '').text,
    )?.[0];
    const { pathname, search } = new URL(link ?? '');
    const opened = await fetch(server.url + pathname + search, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(`${inboxPaths.signIn}?done=device`);
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0];
    expect(await signIn(cookie)).toMatchObject({ status: 303 });
    const stale = await fetch(`${server.url}${pathname}${search}x`, { redirect: 'manual' });
    expect([stale.status, stale.headers.getSetCookie()]).toEqual([404, []]);
    await server.stop();
    await peer.stop();
  });
});
