import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotField } from '../../src/forms/reserved.ts';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { createScanner } from '../support/scanner.ts';
import { startServer } from '../support/server.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

let scanner: ReturnType<typeof createScanner>;
beforeEach(() => {
  scanner = createScanner();
});
afterEach(() => rmSync(scanner.folder, { recursive: true }));

function application(words: string, name = 'cv.pdf'): FormData {
  const body = new FormData();
  body.append('name', 'Ravi');
  body.append('email', 'ravi@example.com');
  body.append('resume', new File([`%PDF-1.4 ${words}\n%%EOF`], name));
  return body;
}

describeSqlite('attachments with a scanner', (stores) => {
  const apply = async (site: Site, words: string) =>
    expect((await site.send('application', { body: application(words) })).status).toBe(201);
  const scans = async ({ services: { db } }: Site) =>
    (await db.selectFrom('attachments').select('scan').orderBy('id').execute()).map(
      ({ scan }) => scan,
    );
  const warnings = ({ services: { db } }: Site) =>
    db.selectFrom('outbox').selectAll().where('subject', 'like', '%Warning%').execute();

  test('are scanned after the answer; a refused one is noted and mailed once', async () => {
    const env = { ...(await stores.fresh()), ATTACHMENT_SCAN_COMMAND: scanner.command };
    const site = await openSite(env);
    await apply(site, 'harmless');
    await apply(site, 'VIRUS');
    await expect.poll(() => scans(site)).toEqual(['clean', 'refused']);
    const mails = await warnings(site);
    expect(mails).toMatchObject([{ kind: 'staff', state: 'waiting' }]);
    expect(mails[0]?.text).toContain('refused the attachment “cv.pdf”');
    expect(JSON.stringify(mails)).not.toContain('%PDF');
    const events = await site.services.db
      .selectFrom('submission_events')
      .select(['actor', 'detail'])
      .where('kind', '=', 'attachment_refused')
      .execute();
    expect(events).toEqual([{ actor: 'system', detail: '{"name":"cv.pdf"}' }]);
    expect(new Set(readFileSync(scanner.modes, 'utf8').trim().split('\n'))).toEqual(
      new Set(['600', '700']),
    );
    await site.close();
  });

  test('that could not be looked at are tried again at the next start', async () => {
    const env = { ...(await stores.fresh()), ATTACHMENT_SCAN_COMMAND: scanner.command };
    writeFileSync(scanner.broken, '');
    const site = await openSite(env);
    await apply(site, 'VIRUS');
    await expect.poll(() => scans(site)).toEqual(['unchecked']);
    expect(await warnings(site)).toEqual([]);
    await site.close();
    rmSync(scanner.broken);
    const again = await openSite(env);
    await expect.poll(() => scans(again)).toEqual(['refused']);
    expect((await warnings(again)).length).toBe(1);
    await again.close();
  });

  test('of spam are noted, without a mail', async () => {
    const env = { ...(await stores.fresh()), ATTACHMENT_SCAN_COMMAND: scanner.command };
    const site = await openSite(env);
    const body = application('VIRUS');
    body.append(honeypotField, 'x');
    await site.send('application', { body });
    await expect.poll(() => scans(site)).toEqual(['refused']);
    expect(await warnings(site)).toEqual([]);
    await site.close();
  });

  test('are not scanned without the setting, nor lost with a wrong one', async () => {
    const env = await stores.fresh();
    const plain = await openSite(env);
    await apply(plain, 'VIRUS');
    expect(await scans(plain)).toEqual([null]);
    await plain.close();
    const missing = { ...env, ATTACHMENT_SCAN_COMMAND: '/nowhere/scanner' };
    const site = await openSite(missing);
    await apply(site, 'harmless');
    await expect.poll(() => scans(site)).toEqual([null, 'unchecked']);
    await site.close();
  });
});

test('staff get no refused attachment until an administrator offers it, as a download', async () => {
  const server = await startServer({ ATTACHMENT_SCAN_COMMAND: scanner.command });
  const { accounts, close } = await openStaffAccounts(parseEnv({ DATA_DIR: server.dataDir }));
  const password = 'correct horse battery';
  for (const role of ['agent', 'admin'] as const)
    await accounts.add(`${role}@example.com`, role, password);
  await close();

  async function signIn(role: string) {
    const headers = { Origin: server.url };
    const body = new URLSearchParams({ email: `${role}@example.com`, password });
    const answer = await fetch(server.url + inboxPaths.signIn, {
      ...{ method: 'POST', body, headers, redirect: 'manual' },
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (path: string, method = 'GET') =>
      fetch(server.url + path, {
        ...{ method, redirect: 'manual', headers: { ...headers, Cookie: cookie } },
      });
  }
  const [agent, admin] = [await signIn('agent'), await signIn('admin')];
  const body = application('VIRUS', 'cv — é"<x>.pdf');
  await fetch(`${server.url}/api/submissions/application`, { method: 'POST', body });
  const list = await (await agent(inboxPaths.list)).text();
  const id = /\/inbox\/([0-9a-f-]{36})/.exec(list)?.[1] ?? '';
  const page = async (as: typeof agent) => (await as(inboxPaths.submission(id))).text();
  await expect.poll(() => page(agent)).toContain('was refused by the virus scanner');
  expect(await page(agent)).not.toContain('/attachments/');
  const release = /\/inbox\/[^"]+\/attachments\/([0-9a-f-]{36})\/release/.exec(await page(admin));
  const file = inboxPaths.attachment(id, release?.[1] ?? '');
  expect((await admin(file)).status).toBe(403);
  expect((await agent(`${file}/release`, 'POST')).status).toBe(403);
  expect((await admin(`${file}/release`, 'POST')).status).toBe(303);
  const offered = await agent(file);
  expect(offered.status).toBe(200);
  expect(await offered.text()).toContain('VIRUS');
  expect(Object.fromEntries(offered.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="cv[^"<>]*\.pdf"; filename\*=UTF-8''cv/,
    ),
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const elsewhere = '00000000-0000-7000-8000-000000000000';
  expect((await agent(inboxPaths.attachment(elsewhere, release?.[1] ?? ''))).status).toBe(404);
  expect((await admin(`${file}/release`, 'POST')).status).toBe(404);
  await server.stop();
});
