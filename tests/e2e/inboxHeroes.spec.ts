import sharp from 'sharp';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { signInAs } from '../support/inbox.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watchShifts.ts';

// Uses its own server, because other tests expect the built-in slides.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await server.stop();
});

test('slides can be reordered and edited without JavaScript, and changes show on the site at once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, server.url, 'admin', server.dataDir);
  const slides = async () => (await page.request.get('/api/heroes')).json();
  const before = await slides();

  await page.goto(inboxPaths.heroes);
  await page.getByRole('button', { name: 'Move up: slide 2' }).click();
  const slide = (number: number) => page.getByRole('group', { name: `Slide ${number}` });
  await expect(slide(1).getByLabel('Heading, line 1')).toHaveValue(before[1].headingLines[0]);
  // Nothing changes on the site before saving.
  expect(await slides()).toEqual(before);

  await page.getByRole('button', { name: 'Remove: slide 3' }).click();
  await page.getByRole('button', { name: 'Add a slide' }).click();
  await slide(3).getByLabel('Heading, line 1').fill('Open house');
  await slide(3).getByLabel('Button link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(slide(3).getByText('Fill in all three lines')).toBeVisible();
  await expect(slide(3).getByText('Start the link with /')).toBeVisible();
  await expect(slide(3).getByText('Enter the button text')).toBeVisible();
  expect(await slides()).toEqual(before);

  await slide(3).getByLabel('Heading, line 2').fill('in Pune');
  await slide(3).getByLabel('Heading, line 3').fill('on 12 December');
  await slide(3).getByLabel('Button text').fill('Come along');
  await slide(3).getByLabel('Button link').fill('/contact');
  await slide(3).getByLabel('Picture description').fill('The gate');
  const upload = slide(3).getByLabel('or upload a new one');
  await upload.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
  await expect(slide(3).getByText('This file is not a picture')).toBeVisible();
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  await upload.setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Preview: not yet on the site' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The gate' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The home page now shows the new slides.' }),
  ).toBeVisible();

  const after = await slides();
  expect(after).toEqual([
    before[1],
    before[0],
    {
      headingLines: ['Open house', 'in Pune', 'on 12 December'],
      ...{ subtitle: '', ctaText: 'Come along', ctaHref: '/contact', imageAlt: 'The gate' },
      imageSrc: expect.stringMatching(/^\/images\/uploads\/[0-9a-f-]{36}\.webp$/),
    },
  ]);
  const picture = await page.request.get(after[2].imageSrc);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(await picture.body()).metadata()).width).toBe(900);
  await context.close();

  const plain = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await plain.goto('/');
  await expect(plain.locator('h1')).toHaveText(before[1].headingLines.join(''));
  await expect(plain.getByRole('img', { name: 'The gate' })).toHaveCount(1);
  await plain.close();

  const visitor = await browser.newPage({ baseURL: server.url });
  // What hydrates must be what the page already shows.
  const problems: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  const shifts = await watchShifts(visitor);
  await visitor.goto('/', { waitUntil: 'networkidle' });
  await expect(visitor.getByText('Loading — Preparing dashboard')).toHaveCount(0);
  expect(await shifts.read()).toEqual({ total: 0, sources: [] });
  expect(problems).toEqual([]);
  const highlights = visitor.getByRole('region', { name: 'Highlights' });
  await expect(highlights.getByText(before[1].headingLines[0]).first()).toBeVisible();
  await highlights.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(highlights.getByRole('img', { name: 'The gate' })).toBeVisible();
  await visitor.close();
});
