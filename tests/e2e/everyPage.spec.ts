import type { Page, Response } from '@playwright/test';
import { pagePaths } from '../../src/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const kilobyte = 1000;
const bars = { html: 14, css: 12, contentJs: 2, islandJs: 100 };

/** Bytes on the wire while a page loads, by kind. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  const weight = { document: 0, stylesheet: 0, script: 0 };
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (!(kind in weight) || response.request().redirectedTo()) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind as keyof typeof weight] += responseBodySize / kilobyte;
  }
  return weight;
}

for (const path of pagePaths) {
  test.describe(path, () => {
    test('answers with one heading, its title and its address', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Deccan Electrodyne/);
      const canonical = page.locator('link[rel=canonical]');
      if (await canonical.count())
        expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
      else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    test('is accessible in both themes, wide and narrow', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
          await expectAccessible(page);
        }
      }
    });

    test('fits 360 px and keeps its weight', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      const weight = await weigh(page, path);
      const overflow =
        'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
      const hasIslands = (await page.locator('astro-island').count()) > 0;
      expect(weight.document).toBeLessThanOrEqual(bars.html);
      expect(weight.stylesheet).toBeLessThanOrEqual(bars.css);
      expect(weight.script).toBeLessThanOrEqual(hasIslands ? bars.islandJs : bars.contentJs);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('reads', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const text = (await page.locator('main').textContent()) ?? '';
        expect(text.length).toBeGreaterThan(200);
      });
    });
  });
}
