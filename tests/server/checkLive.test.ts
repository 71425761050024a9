import { expect, test } from 'vitest';
import { addToBackupRecord } from '../../src/server/store/backup/backupRecord.ts';
import { runOperatorCommand as run } from '../support/runOperatorCommand.ts';
import { openSite } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';

const day = 24 * 3_600_000;

describeSqlite('check:live', (stores) => {
  test('says a line of everything, with what to do, and fails while something is missing', async () => {
    const env = await stores.fresh();
    const peer = await startSmtpPeer();
    const settings = { ...env, SMTP_URL: peer.url, MAIL_FROM: 'sales@nobody.invalid' };
    const made = Date.now() - 9 * day;
    await addToBackupRecord(env.DATA_DIR, { proved: { made, name: 'x', place: '/old/x' } });
    const { code, out, err } = await run('checkLive', [], settings);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.pop()).toMatch(/^[78] of 9 are missing\.$/);
    for (const line of lines) expect(line).toMatch(/^(?:ok {7}|MISSING {2})\w.*: /);
    expect(out).toMatch(/^MISSING {2}Company: still invented: name,/m);
    expect(out).toMatch(/^MISSING {2}SITE_URL http:\/\/localhost:4321: /m);
    expect(out).toMatch(/^ok {7}Mail to /m);
    expect(peer.mails).toHaveLength(1);
    expect(out).toContain('proved, 9 days old: /old/x. Remedy: set BACKUP_EVERY=1d');
    await peer.stop();
  });

  test('hears from the running server what its proxy made of a request; nobody else does', async () => {
    const env = await stores.fresh();
    const site = await openSite({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
    const seen = async (TRUSTED_PROXIES: string) => {
      const settings = { ...env, SITE_URL: site.url, TRUSTED_PROXIES };
      const { out } = await run('checkLive', [], settings);
      return out.split('\n').find((line) => line.includes('Proxy'));
    };
    // Nothing stands in front that could say more than the client does.
    expect(await seen('127.0.0.1')).toMatch(/^MISSING {2}Proxy: 127\.0\.0\.1 does not say whom/);
    expect((await fetch(`${site.url}/api/health/seen`)).status).toBe(404);
    const forged = `?at=${Date.now()}&signature=${'x'.repeat(43)}`;
    expect((await fetch(`${site.url}/api/health/seen${forged}`)).status).toBe(404);
    await site.close();
  });
});
