import { afterAll, beforeAll, expect, test } from 'vitest';
import { formNames } from '../../src/forms/forms.ts';
import { isReference } from '../../src/server/intake/reference.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { company } from '../../src/site/company.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** Headers of a browser without JavaScript. */
const browser = { Accept: 'text/html,application/xhtml+xml', 'X-Forwarded-For': '198.51.100.7' };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    SUBMISSIONS_PER_HOUR: '3',
  });
});
afterAll(() => server.stop());

const post = (form: string, fields: Record<string, string>, headers = {}) =>
  fetch(`${server.url}/api/submissions/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...browser, ...headers },
    redirect: 'manual',
  });
const page = async (path: string | null) => {
  const response = await fetch(new URL(path ?? '', server.url));
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test('an accepted form redirects to a page with the reference', async () => {
  const response = await post('solar', { email: 'a@example.com', message: 'x' });
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  const reference = /sent=([\w-]+)$/.exec(location)?.[1] ?? '?';
  expect(isReference(reference), location).toBe(true);
  const { html, headers } = await page(location);
  expect(html).toContain(reference);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('noindex');
});

test('a rejected form comes back with every value and message', async () => {
  const typed = {
    name: 'Asha "<b>Rao',
    phone: '123',
    email: 'a@example.com',
    message: '</textarea>',
  };
  const response = await post('join', typed);
  expect(response.status).toBe(303);
  const { html } = await page(response.headers.get('location'));
  expect(html).toContain('value="Asha &quot;&lt;b&gt;Rao"');
  expect(html).toContain('&lt;/textarea&gt;</textarea>');
  expect(html).toContain('Phone number is too short');
  expect(html).toContain('You must agree to the terms');
});

test('a draft works only for its own form, and a forged reference is not shown', async () => {
  const response = await post('join', { name: 'Only here' });
  const location = response.headers.get('location') ?? '';
  expect((await page(location)).html).toContain('Only here');
  expect((await page(location.replace('join', 'contact'))).html).not.toContain('Only here');
  const forged = `<b>${company.referencePrefix}-7K4M-2Q`;
  expect((await page(`/forms/contact?sent=${forged}`)).html).not.toContain(forged);
  expect((await page('/forms/nonsense')).status).toBe(404);
});

test.each(formNames)('%s has its own page and posts to its endpoint', async (name) => {
  const { status, html } = await page(`/forms/${name}`);
  expect(status).toBe(200);
  expect(html).toContain(`action="/api/submissions/${name}"`);
  // The quote list is the same page with and without JavaScript.
  expect(html.includes('<astro-island')).toBe(name === 'quote');
});

test('after a rate limit, a foreign origin or a database failure the form keeps its input', async () => {
  const from = { 'X-Forwarded-For': '198.51.100.8' };
  const fields = { email: 'a@example.com', message: 'typed with care' };
  for (const name of ['one', 'two', 'three']) await post('solar', { ...fields, name }, from);
  const limited = await post('solar', fields, from);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await limited.text()).toContain('typed with care</textarea>');

  const foreign = await post('solar', fields, { Origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).toContain('typed with care</textarea>');

  const db = openDatabase({ DATA_DIR: server.dataDir });
  await db.schema.alterTable('submissions').renameTo('away').execute();
  const lost = await post('solar', fields);
  expect(lost.status).toBe(503);
  const html = await lost.text();
  expect(html).toContain('typed with care</textarea>');
  expect(html).toContain('Nothing was sent');
  expect(html).not.toMatch(/sqlite|no such table/i);
  await db.schema.alterTable('away').renameTo('submissions').execute();
  await db.destroy();
  expect((await post('solar', fields)).status).toBe(303);
});
