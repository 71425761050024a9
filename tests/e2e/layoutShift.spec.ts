import { paths } from '../../src/site/paths.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { openStallingProxy } from '../support/stallingProxy.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watchShifts.ts';

// everyPage.spec.ts looks at each page that comes as fast as it can.

test('late fonts shift nothing', async ({ page }) => {
  const instrument = '/instruments/transient-generators/surge-hybrid/shg-8';
  const shifts = await watchShifts(page);
  for (const { path, width } of [
    { path: paths.about, width: 1440 },
    { path: instrument, width: 390 },
  ])
    await test.step(path, async () => {
      const send = await delayRequests(page, '**/*.woff2');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'commit' });
      const painted = () => performance.getEntriesByName('first-contentful-paint').length;
      await page.waitForFunction(painted);
      send();
      await page.waitForLoadState('networkidle');
      expect(await shifts.read()).toEqual({ total: 0, sources: [] });
      await page.unroute('**/*.woff2');
    });
});

const testInTwoParts = test.extend<{ place: { after: string } }>({
  place: async ({ browserName: _ }, use) => use({ after: '' }),
  baseURL: async ({ baseURL, place }, use) => {
    const proxy = await openStallingProxy(baseURL ?? '', place);
    await use(proxy.url);
    await proxy.close();
  },
});

testInTwoParts('a page that comes in two parts does not shift', async ({ page, place }) => {
  const shifts = await watchShifts(page);
  for (const { after, path, width } of [
    { after: '</li>', path: paths.about, width: 1440 },
    { after: '<h1', path: paths.about, width: 390 },
    // A short page, with its footer at the bottom of the screen.
    { after: 'mt-auto border-t border-line text-[0.9375rem]">', path: paths.search, width: 1440 },
  ])
    await test.step(`${path} after ${after}`, async () => {
      place.after = after;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await shifts.read()).toEqual({ total: 0, sources: [] });
    });
});
