import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { newEmail, sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

const secret = 'Nobody else may read this';
const visitor = newEmail();

/** Every inbox route, read from the pages folder so that new ones are covered automatically. */
function routes(ids: Record<string, string>): string[] {
  return readdirSync('src/pages/inbox', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.replace(/^src\/pages/, '').replace(/\.(astro|ts)$/, ''))
    .map((path) =>
      path.replace(/\/index$/, '').replace(/\[(\w+)\]/g, (_, name) => ids[name] ?? ''),
    );
}

async function everyRoute(request: APIRequestContext, baseURL: string) {
  const { id } = await sendEnquiry(request, baseURL, {
    ...{ email: visitor, subject: secret, message: secret },
  });
  const mail = await withDatabase((db) =>
    db.selectFrom('outbox').select('id').where('submission_id', '=', id).executeTakeFirstOrThrow(),
  );
  const found = routes({ id, mail: mail.id, attachment: id });
  expect(found.length).toBeGreaterThan(15);
  return { id, paths: found };
}

/** The submission must still be as it was received. */
const expectUntouched = (id: string) =>
  withDatabase(async (db) => {
    const row = await db
      .selectFrom('submissions')
      .select(['state', 'assignee', 'read_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'new', assignee: null, read_at: null });
    const events = await db
      .selectFrom('submission_events')
      .select('kind')
      .where('submission_id', '=', id)
      .execute();
    expect(events).toEqual([{ kind: 'received' }]);
  });

/** Together these fields trigger an action on every route that has one. */
const form = { state: 'done', text: 'x', version: '0', email: visitor, confirm: visitor };

const expectUnlisted = (response: APIResponse) =>
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });

test('signed out, every route and action leads to the sign-in page or is refused', async ({
  request,
  site: baseURL,
}) => {
  const { id, paths } = await everyRoute(request, baseURL);
  for (const path of paths) {
    if (path === inboxPaths.signIn || path === inboxPaths.passkeyChallenge) continue;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const) {
      const reads = method === 'GET' || method === 'HEAD';
      const response = await request.fetch(path, {
        method,
        headers: { Origin: baseURL, Cookie: 'staff.session_token=forged.forged' },
        maxRedirects: 0,
        ...(reads ? {} : { form }),
      });
      const about = `${method} ${path}`;
      expect([303, 401, 403, 404, 405], about).toContain(response.status());
      if (response.status() === 303)
        expect(response.headers().location, about).toMatch(/^\/inbox\/sign-in/);
      const body = await response.text();
      expect(body, about).not.toContain(secret);
      expect(body, about).not.toContain(visitor);
      expectUnlisted(response);
    }
  }
  await expectUntouched(id);
});

test('a reader can only read; an agent can act on submissions but not administer the site', async ({
  page,
  site: baseURL,
}) => {
  const { id, paths } = await everyRoute(page.request, baseURL);
  const { signIn, signOut, password, account, sessions, secondFactor } = inboxPaths;
  const own = [signIn, signOut, password, account, sessions, secondFactor] as string[];
  // Before signing in: the second step, and an invitation.
  own.push(inboxPaths.code, inboxPaths.invitation, inboxPaths.passkeyChallenge);
  own.push(inboxPaths.passkeys, inboxPaths.newPasskey);
  await signInAs(page, baseURL, 'reader');
  for (const path of paths.filter((candidate) => !own.includes(candidate))) {
    const response = await page.request.post(path, {
      form,
      headers: { Origin: baseURL },
      maxRedirects: 0,
    });
    // A page that accepts no form just renders again.
    const { list, mail, figures, chosenCsv } = inboxPaths;
    const unchanged = [list, mail, figures, chosenCsv] as string[];
    const isSubmission = /\/inbox\/[0-9a-f-]{36}$/.test(path);
    if (unchanged.includes(path) || isSubmission) continue;
    expect([403, 404], path).toContain(response.status());
  }
  await expectUntouched(id);
  const admins = [
    inboxPaths.templates,
    inboxPaths.heroes,
    inboxPaths.people,
    inboxPaths.personData,
    inboxPaths.staff,
    inboxPaths.record,
    inboxPaths.recordCsv,
  ];
  for (const role of ['reader', 'agent'] as const) {
    await signInAs(page, baseURL, role);
    for (const path of admins) {
      expect((await page.request.get(path)).status(), `${role} ${path}`).toBe(403);
      expect(
        (await page.request.post(path, { form, headers: { Origin: baseURL } })).status(),
      ).toBeGreaterThanOrEqual(403);
    }
    const erase = { form, headers: { Origin: baseURL } };
    expect((await page.request.post(inboxPaths.erasePerson, erase)).status()).toBe(403);
    await page.goto(inboxPaths.list);
    await expect(page.getByRole('navigation', { name: 'Inbox' }).getByRole('link')).toHaveText([
      'Submissions',
      'Mail',
      'Figures',
    ]);
  }
});

test('cross-site requests are rejected, whoever is signed in', async ({ page, site: baseURL }) => {
  const { id, paths } = await everyRoute(page.request, baseURL);
  await signInAs(page, baseURL, 'admin');
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: baseURL },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
  ];
  for (const path of paths)
    for (const headers of foreign) {
      const response = await page.request.post(path, { form, headers, maxRedirects: 0 });
      expect([403, 404], `${path} ${JSON.stringify(headers)}`).toContain(response.status());
    }
  await expectUntouched(id);
  await page.goto(inboxPaths.list);
  await expect(page).toHaveURL(inboxPaths.list);
});

test('inbox pages are not compressed, cached or indexed', async ({ page, site: baseURL }) => {
  await signInAs(page, baseURL, 'admin');
  for (const path of [inboxPaths.list, inboxPaths.heroes, '/inbox/nothing-here']) {
    const response = await page.request.get(path);
    expectUnlisted(response);
    expect(response.headers()['content-encoding']).toBeUndefined();
  }
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /inbox');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/inbox');
});
