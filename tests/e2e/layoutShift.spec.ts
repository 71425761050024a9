import { watchShifts } from '../support/watchShifts.ts';
import { paths } from '../../src/site/paths.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

test('nothing shifts while the home page loads', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await expect(page.getByText('Loading — Preparing dashboard')).toHaveCount(0);
  expect(await shifts.read()).toEqual({ total: 0, sources: [] });
});

const instrument = '/instruments/transient-generators/surge-hybrid/shg-8';
for (const { path, width } of [
  { path: paths.about, width: 1440 },
  { path: instrument, width: 1440 },
  { path: instrument, width: 390 },
])
  test(`late fonts do not shift ${path} at ${width} px`, async ({ page }) => {
    const send = await delayRequests(page, '**/*.woff2');
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    send();
    await page.waitForLoadState('networkidle');
    expect(await shifts.read()).toEqual({ total: 0, sources: [] });
  });
