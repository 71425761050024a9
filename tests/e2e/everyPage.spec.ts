import type { Page, Response } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { scrollThrough } from '../support/scrollThrough.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1000;
const bars = { html: 14, css: 12, contentJs: 2, benchJs: 12, islandJs: 100, fonts: 30 };

/** Transferred bytes by resource type. */
async function weigh(responses: readonly Response[]) {
  const weight = { document: 0, stylesheet: 0, script: 0, font: 0 };
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (!(kind in weight)) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind as keyof typeof weight] += responseBodySize / kilobyte;
  }
  return weight;
}

async function expectOneAddress(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(company.name));
  const canonical = page.locator('link[rel=canonical]');
  if (await canonical.count())
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

/** Made of the same parts as a page before them. `npm run audit` looks at each of these too. */
const alike = [
  /^\/instruments\/transient-generators\/(?!telecom$)/,
  /^\/services\/(?:firmware|automotive|salesforces|industry4|consultancy|staff)/,
  /^\/services\/help-center\/(?:troubleshooting|documentation)$/,
];

/** The one kind of content page with a script of its own. */
const tutorial = '/services/help-center/tutorials/first-burst-test';

async function expectGoodPage(page: Page, path: string): Promise<void> {
  const responses: Response[] = [];
  const keep = (response: Response) => responses.push(response);
  page.on('response', keep);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  await expectOneAddress(page, path);

  const sheets = responses.filter((sent) => sent.request().resourceType() === 'stylesheet');
  // The site's, the feature's and that of charts, in the head: one added by a script would flash.
  expect(sheets.length).toBeLessThanOrEqual(3);
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(sheets.length);

  const hasIslands = (await page.locator('astro-island').count()) > 0;
  // Islands further down load when they come into view.
  if (hasIslands) await scrollThrough(page);
  const weight = await weigh(responses);
  page.off('response', keep);
  expect(weight.document).toBeLessThanOrEqual(bars.html);
  expect(weight.stylesheet).toBeLessThanOrEqual(bars.css);
  expect(weight.font).toBeGreaterThan(0);
  expect(weight.font).toBeLessThanOrEqual(bars.fonts);
  const hasBench = (await page.locator('[data-bench]').count()) > 0;
  const plainJs = bars.contentJs + (hasBench ? bars.benchJs : 0);
  expect(weight.script).toBeLessThanOrEqual(hasIslands ? bars.islandJs : plainJs);

  // Colours differ by theme and what is shown by width: two views cover both.
  if (!alike.some((kind) => kind.test(path))) {
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectReadable(page);
  }

  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expectToFit(page);
  }
}

const every = [...pagePaths, tutorial];
const isUnder = (area: string) => (path: string) => path.startsWith(`/${area}/`);
const areas = {
  instruments: every.filter(isUnder('instruments')),
  services: every.filter(isUnder('services')),
  'everything else': every.filter((path) => !/^\/(?:instruments|services)\//.test(path)),
};

// Many to one tab: each tab would start a process and read axe anew.
for (const [area, paths] of Object.entries(areas))
  test(`${area}: light, accessible in both themes, and fits wide and narrow screens`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths) await test.step(path, () => expectGoodPage(page, path));
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page }) => {
    for (const path of pagePaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      const text = (await page.locator('main').textContent()) ?? '';
      expect(text.length, path).toBeGreaterThan(200);
    }
  });
});
