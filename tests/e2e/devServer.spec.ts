import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherSpellings } from '../../src/site/otherSpellings.ts';
import { builtTitle, type DevSite, withDevServer } from '../support/devServer.ts';
import { sleepingIslands } from '../support/sleepingIslands.ts';
import { test as base, expect } from '../support/test.ts';

/** The tests of this file visit `npm run dev` instead of the built site. */
const test = base.extend<object, { devSite: DevSite }>({
  devSite: [
    async ({ browserName: _ }, use) => withDevServer(use),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ devSite }, use) => use(devSite.url),
});
test.describe.configure({ mode: 'serial' });

test('pages are styled, islands awake and forms deliver', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.housing').first()).toHaveCSS('background-color', 'rgb(11, 27, 43)');
  await expect(sleepingIslands(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the development server alive?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('main').getByText(/DE-\w{4}-\w{2}/)).toBeVisible();
});

test('addresses, API and errors are as on the built site', async ({ request }) => {
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

test('the search answers from the last build, on the server and while one types', async ({
  page,
}) => {
  const found = page.getByRole('main').getByRole('link', { name: builtTitle });
  await page.goto('/search?q=pendulum');
  await expect(found).toBeVisible();
  await expect(sleepingIslands(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('nothing');
  await expect(found).toBeHidden();
  await page.getByRole('searchbox').fill('calibration');
  await expect(found).toBeVisible();
});

interface Change {
  file: string;
  from: string;
  to: string;
  /** Sees the change, and after it has been taken back no longer. */
  look: (isThere: boolean) => Promise<void>;
}

test('a changed style, component and sentence show without a press', async ({ page, devSite }) => {
  await page.goto('/contact');
  await expect(sleepingIslands(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Fresh from the editor' });
  const sentence = page.getByText('Words changed a moment ago');
  const changes: Change[] = [
    {
      file: 'src/styles/global.css',
      from: 'font-weight: 600;',
      to: 'font-weight: 600; text-indent: 7px;',
      look: (isThere) => {
        const heading = expect(page.locator('h1'));
        return (isThere ? heading : heading.not).toHaveCSS('text-indent', '7px');
      },
    },
    {
      file: 'src/features/contact/ContactForm.tsx',
      from: 'label="Send enquiry"',
      to: 'label="Fresh from the editor"',
      look: (isThere) => expect(button).toBeVisible({ visible: isThere }),
    },
    {
      file: 'src/content/pages/contact.yaml',
      from: 'Use the form',
      to: 'Words changed a moment ago. Use the form',
      look: (isThere) => expect(sentence).toBeVisible({ visible: isThere }),
    },
  ];
  for (const { file, from, to, look } of changes) {
    const path = join(devSite.folder, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(from);
    writeFileSync(path, before.replace(from, to));
    await look(true);
    writeFileSync(path, before);
    await look(false);
  }
});

test('the page of all parts is there, in both themes', async ({ page }) => {
  await page.goto('/parts');
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  await expect(sleepingIslands(page)).toHaveCount(0);
});
