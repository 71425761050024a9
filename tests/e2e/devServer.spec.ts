import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { otherSpellings } from '../../src/site/paths.ts';
import { withDevServer } from '../support/devServer.ts';
import { test as base, expect } from '../support/test.ts';

/** The tests in this file visit `npm run dev` instead of the built site. */
const test = base.extend<object, { devSite: string }>({
  devSite: [
    async ({ browserName: _ }, use) => withDevServer(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ devSite }, use) => use(devSite),
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Islands that have not been hydrated yet. */
const asleep = (page: Page) => page.locator('astro-island[ssr]');

test('pages are styled, islands hydrate and forms submit', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.housing').first()).toHaveCSS('background-color', 'rgb(11, 27, 43)');
  await expect(asleep(page)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the development server alive?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('main').getByText(/DE-\w{4}-\w{2}/)).toBeVisible();
});

test('addresses, API and errors match the built site', async ({ request }) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const [spelling, path] of [
    ...Object.entries(otherSpellings),
    ['/about/?a=1', '/about?a=1'],
  ]) {
    const response = await get(spelling ?? '');
    expect([response.status(), response.headers().location]).toEqual([301, path]);
  }
  const api = await get('/api/no-such');
  expect([api.status(), api.headers()['content-type']]).toEqual([404, 'application/problem+json']);
  expect((await get('/no/such/page')).status()).toBe(404);
  expect((await request.post('/about')).status()).toBe(405);
  expect(
    await (await get('/instruments/transient-generators?category=ring-wave')).text(),
  ).toContain('Ring Wave');
  expect((await get('/inbox')).status()).toBe(303);
  const refused = await request.post('/api/submissions/solar', {
    headers: { Accept: 'text/html', Origin: 'https://elsewhere.example' },
    form: { email: 'a@example.com', message: 'typed with care' },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('typed with care</textarea>');
});

test('the search index covers the current pages', async ({ page }) => {
  await page.goto('/search?q=ring+wave');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(asleep(page)).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('searchbox').fill('esd');
  await expect(page.getByRole('main')).toContainText('ESD');
});

/** Changes a file, runs `look`, and restores the file. */
async function changed(file: string, edit: (text: string) => string, look: () => Promise<void>) {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  try {
    writeFileSync(file, after);
    await look();
  } finally {
    writeFileSync(file, before);
  }
}

test('changes to styles, components and content show up without a manual reload', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(asleep(page)).toHaveCount(0, { timeout: 60_000 });
  const patience = { timeout: 5000 };
  await changed(
    'src/styles/tokens.css',
    (css) => `${css}\nh1 { letter-spacing: 7px; }\n`,
    () => expect(page.locator('h1')).toHaveCSS('letter-spacing', '7px', patience),
  );
  await changed(
    'src/features/contact/ContactForm.tsx',
    (code) => code.replace('label="Send enquiry"', 'label="Fresh from the editor"'),
    () => expect(page.getByRole('button', { name: 'Fresh from the editor' })).toBeVisible(patience),
  );
  await changed(
    'src/content/pages/contact.yaml',
    (yaml) => yaml.replace('Use the form', 'Words changed a moment ago. Use the form'),
    () => expect(page.getByText('Words changed a moment ago')).toBeVisible(patience),
  );
});
