import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

interface Trace {
  traceEvents: { name: string; args?: { elementCount?: number } }[];
}

/** After a rule such as `:root:not(:has(…)) .part` the browser restyles the page with every tick. */
test('a tick restyles what is around it, not the whole page', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.transientGenerators, { waitUntil: 'networkidle' });
  const all = await page.locator('*').count();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.getByLabel('Compare TSG 4-700').check();
  await expect(page.getByRole('form', { name: 'Comparison' })).toBeVisible();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace;
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(Math.max(...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(all / 2);
});

test('nothing fades or slides for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(paths.transientGenerators);
  const fading = await page.evaluate(() => {
    getComputedStyle(document.body).color;
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().length;
  });
  expect(fading).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu-sheet')).toHaveCSS('transition-duration', /^0s(, 0s)*$/);
});
