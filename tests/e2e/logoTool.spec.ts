import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Logo } from '../../src/detection/logo.ts';
import { apiPaths, paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

const sampleFile = (name: string) => `src/assets/logo-detection/samples/${name}.webp`;
const tool = (page: Page) => page.locator('#try-it');
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  tool(page)
    .getByLabel(/Choose pictures/)
    .setInputFiles(files);

/** The answer as JSON, once the picture has been searched. */
async function answer(page: Page): Promise<Logo[]> {
  const json = tool(page).locator('details code').first();
  await expect(json).toBeAttached();
  return JSON.parse((await json.textContent()) ?? '').logos;
}

test.beforeEach(async ({ page }) => {
  await page.goto(paths.logoDetection);
  await tool(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#try-it astro-island')).not.toHaveAttribute('ssr');
});

test('a sample gives boxes, a table and JSON; the model is loaded by that press', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Try it', exact: true })).toBeInViewport();
  expect(loaded.filter((address) => /\.(wasm|onnx)$/.test(address))).toEqual([]);
  await tool(page).getByRole('button', { name: /A van/ }).click();
  const [logo] = await answer(page);
  expect(logo?.brand).toBe('Jyotem');
  await expect(tool(page).locator('svg rect').first()).toBeVisible();
  await expect(tool(page).getByRole('rowheader', { name: 'Jyotem' }).first()).toBeVisible();
  expect(loaded.filter((address) => address.endsWith('.wasm')).length).toBeGreaterThan(0);
  expect(loaded.filter((address) => address.includes('/api/'))).toEqual([]);
  await expectAccessibleInAllViews(page, undefined, '#try-it');

  // The threshold leaves out what is less sure.
  const slider = tool(page).getByLabel('Threshold');
  await slider.focus();
  await page.keyboard.press('Home');
  const many = (await answer(page)).length;
  await page.keyboard.press('End');
  expect((await answer(page)).length).toBeLessThanOrEqual(many);
});

test('the browser and the API find the same boxes', async ({ page, request }) => {
  const buffer = await sharp(sampleFile('screens')).jpeg().toBuffer();
  const image = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await choose(page, image);
  const inBrowser = await answer(page);
  const response = await request.post(apiPaths.logoDetection, { multipart: { image } });
  const { logos }: { logos: Logo[] } = await response.json();
  expect(logos).not.toEqual([]);
  expect(inBrowser.map(({ brand }) => brand)).toEqual(logos.map(({ brand }) => brand));
  for (const [at, { position }] of logos.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(position[side] - (inBrowser[at]?.position[side] ?? 0))).toBeLessThanOrEqual(
        1,
      );
});

test('several pictures are counted per brand, and the answers can be downloaded', async ({
  page,
}) => {
  // Small ones are searched sooner.
  const small = async (name: string) => ({
    name: `${name}.webp`,
    mimeType: 'image/webp',
    buffer: await sharp(sampleFile(name)).resize(400).webp().toBuffer(),
  });
  await choose(page, [await small('van'), await small('screens')]);
  await expect(tool(page).getByText('Hits in 2 pictures')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tool(page).getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(saved.map(({ name }: { name: string }) => name)).toEqual(['screens.webp', 'van.webp']);
});

test('says what is wrong with a file that is no picture', async ({ page }) => {
  const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await choose(page, text);
  await expect(tool(page).getByRole('alert')).toContainText('not a JPEG, PNG, WebP or AVIF');
  const cut = readFileSync(sampleFile('van')).subarray(0, 200);
  await choose(page, { name: 'cut.webp', mimeType: 'image/webp', buffer: cut });
  await expect(tool(page).getByRole('alert').first()).toContainText('damaged');
});
