import { watchShifts } from '../support/watchShifts.ts';
import { paths } from '../../src/site/paths.ts';
import { openStallingProxy } from '../support/stallingProxy.ts';
import { test as base, expect } from '../support/test.ts';

interface StallFixture {
  /** The markup after which every page stalls. */
  words: string;
}

const test = base.extend<StallFixture>({
  words: ['', { option: true }],
  baseURL: async ({ baseURL, words }, use) => {
    const proxy = await openStallingProxy(baseURL ?? '', words);
    await use(proxy.url);
    await proxy.close();
  },
});

for (const [where, words, path] of [
  ['menu', '</li>', paths.about],
  ['heading', '<h1', paths.about],
  // A short page, with its footer at the bottom of the screen.
  ['footer', 'mt-auto border-t border-line text-[0.9375rem]">', paths.search],
] as const)
  test.describe(`a page that stalls in its ${where}`, () => {
    test.use({ words });

    for (const width of [1440, 390])
      test(`does not shift at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const shifts = await watchShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await shifts.read()).toEqual({ total: 0, sources: [] });
      });
  });
