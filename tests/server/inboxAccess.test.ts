import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signInOver } from '../support/signInOver.ts';

const secret = 'Nobody else may read this';
const visitor = 'visitor@example.net';

let server: RunningServer;
let db: Db;
let id = '';
let paths: string[] = [];
const cookies = new Map<StaffRole, string>();

/** Every inbox route, read from the pages folder so that new ones are covered automatically. */
const routes = (ids: Record<string, string>) =>
  readdirSync('src/pages/inbox', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.replace(/^src\/pages/, '').replace(/(\/index)?\.(astro|ts)$/, ''))
    .map((path) => path.replace(/\[(\w+)\]/g, (_, name) => ids[name] ?? ''));

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' });
  db = openDatabase({ DATA_DIR: server.dataDir });
  await fetch(`${server.url}/api/submissions/contact`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Asha', email: visitor, subject: secret, message: secret }),
    headers: { 'Content-Type': 'application/json' },
  });
  const mail = await db
    .selectFrom('outbox')
    .select(['id', 'submission_id'])
    .executeTakeFirstOrThrow();
  id = mail.submission_id ?? '';
  paths = routes({ id, mail: mail.id, attachment: id });
  for (const role of ['reader', 'agent', 'admin'] as const)
    cookies.set(role, await signInOver(server, { DATA_DIR: server.dataDir }, role));
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
});

/** Together these fields trigger an action on every route that has one. */
const form = { state: 'done', text: 'x', version: '0', email: visitor, confirm: visitor };

const ask = (path: string, method: string, headers: Record<string, string>) =>
  fetch(server.url + path, {
    ...{ method, headers, redirect: 'manual' },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new URLSearchParams(form) }),
  });
const post = (path: string, as: StaffRole, more: Record<string, string> = { Origin: server.url }) =>
  ask(path, 'POST', { Cookie: cookies.get(as) ?? '', ...more });

/** The submission must still be as it was received. */
async function expectUntouched(): Promise<void> {
  const row = await db
    .selectFrom('submissions')
    .select(['state', 'assignee', 'read_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'new', assignee: null, read_at: null });
  const events = await db.selectFrom('submission_events').select('kind').execute();
  expect(events).toEqual([{ kind: 'received' }]);
}

const expectUnlisted = (response: Response) =>
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });

test('signed out, every route and action leads to the sign-in page or is refused', async () => {
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    if (path === inboxPaths.signIn || path === inboxPaths.passkeyChallenge) continue;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      const about = `${method} ${path}`;
      const headers = { Origin: server.url, Cookie: 'staff.session_token=forged.forged' };
      const response = await ask(path, method, headers);
      expect([303, 401, 403, 404, 405], about).toContain(response.status);
      if (response.status === 303)
        expect(response.headers.get('location'), about).toMatch(/^\/inbox\/sign-in/);
      const body = await response.text();
      expect(body, about).not.toContain(secret);
      expect(body, about).not.toContain(visitor);
      expectUnlisted(response);
    }
  }
  await expectUntouched();
});

test('a reader can only read, and an agent not administer the site', async () => {
  const { signIn, signOut, password, account, sessions, secondFactor } = inboxPaths;
  const own: string[] = [signIn, signOut, password, account, sessions, secondFactor];
  // Before signing in: the second step, and an invitation.
  own.push(inboxPaths.code, inboxPaths.invitation, inboxPaths.passkeyChallenge);
  own.push(inboxPaths.passkeys, inboxPaths.newPasskey);
  // A page that accepts no form just renders again.
  const { list, mail, figures, chosenCsv } = inboxPaths;
  own.push(list, mail, figures, chosenCsv, inboxPaths.searches, inboxPaths.submission(id));
  for (const path of paths.filter((candidate) => !own.includes(candidate)))
    expect([403, 404], path).toContain((await post(path, 'reader')).status);
  await expectUntouched();

  const { templates, heroes, people, personData, staff, record, recordCsv } = inboxPaths;
  for (const role of ['reader', 'agent'] as const) {
    for (const path of [templates, heroes, people, personData, staff, record, recordCsv]) {
      const response = await ask(path, 'GET', { Cookie: cookies.get(role) ?? '' });
      expect(response.status, `${role} ${path}`).toBe(403);
      expect((await post(path, role)).status).toBeGreaterThanOrEqual(403);
    }
    expect((await post(inboxPaths.erasePerson, role)).status).toBe(403);
    const page = await ask(inboxPaths.list, 'GET', { Cookie: cookies.get(role) ?? '' });
    const [menu = ''] = /<nav[^>]*aria-label="Inbox".*?<\/nav>/s.exec(await page.text()) ?? [];
    const entries = [...menu.matchAll(/<a [^>]*>([^<]*)/g)].map(([, words = '']) => words.trim());
    expect(entries).toEqual(['Submissions', 'Mail', 'Figures']);
  }
});

test('cross-site requests are rejected, whoever is signed in', async () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: server.url },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
  ];
  for (const path of paths)
    for (const headers of foreign)
      expect([403, 404], `${path} ${JSON.stringify(headers)}`).toContain(
        (await post(path, 'admin', headers)).status,
      );
  await expectUntouched();
  const { status } = await ask(inboxPaths.list, 'GET', { Cookie: cookies.get('admin') ?? '' });
  expect(status).toBe(200);
});

test('inbox pages are not compressed, cached or indexed', async () => {
  for (const path of [inboxPaths.list, inboxPaths.heroes, '/inbox/nothing-here']) {
    const response = await ask(path, 'GET', { Cookie: cookies.get('admin') ?? '' });
    expectUnlisted(response);
    expect(response.headers.get('content-encoding')).toBeNull();
  }
  const text = async (path: string) => (await fetch(server.url + path)).text();
  expect(await text('/robots.txt')).toContain('Disallow: /inbox');
  expect(await text('/sitemap.xml')).not.toContain('/inbox');
});
