import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { scrollThrough } from '../support/scrollThrough.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watchShifts.ts';

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

const isOfItsOwn = (path: string) => !alike.some((kind) => kind.test(path));

/** The one kind of content page with a script of its own. */
const tutorial = '/services/help-center/tutorials/first-burst-test';

const every = [...pagePaths, tutorial];
const isUnder = (area: string) => (path: string) => path.startsWith(`/${area}/`);
const areas = {
  instruments: every.filter(isUnder('instruments')),
  services: every.filter(isUnder('services')),
  'everything else': every.filter((path) => !/^\/(?:instruments|services)\//.test(path)),
};

// Many to one tab: each tab would start a process and read axe anew.
for (const [area, paths] of Object.entries(areas))
  test(`${area}: stands still, accessible in both themes, fits a narrow screen`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
        await page.setViewportSize({ width: 1280, height: 800 });
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectOneAddress(page, path);
        // Islands further down load when they come into view.
        if ((await page.locator('astro-island').count()) > 0) await scrollThrough(page);
        expect(await shifts.read()).toEqual({ total: 0, sources: [] });
        // A style sheet added by a script would flash.
        const sent = (await response?.text())?.match(/<link[^>]*rel="stylesheet"/g) ?? [];
        await expect(page.locator('link[rel=stylesheet]')).toHaveCount(sent.length);

        if (isOfItsOwn(path)) {
          await expectAccessible(page);
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
          await expectReadable(page);
        }
        await page.setViewportSize({ width: 320, height: 780 });
        await expectToFit(page);
      });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page, request }) => {
    for (const path of pagePaths) {
      const html = await (await request.get(path)).text();
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      const words = main.replaceAll(/<style.*?<\/style>|<script.*?<\/script>|<[^>]+>/gs, ' ');
      expect(words.replaceAll(/\s+/g, ' ').length, path).toBeGreaterThan(200);
      // Only what a script brings to life could be hidden without it.
      if (!main.includes('<astro-island')) continue;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      await expect(page.locator('main :is(p, li):visible').first(), path).toBeAttached();
    }
  });
});
