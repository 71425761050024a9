import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

const overlayText = 'Loading — Preparing dashboard';

test('the overlay covers the page until the hero request completes, then fades out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener('animationstart', (event) => {
      const { animationName, animationDuration } = getComputedStyle(event.target as Element);
      if (animationName === 'fade-out') resolve(animationDuration);
    });
    Object.assign(window, { fade: promise });
  });
  const answer = await delayRequests(page, '/api/heroes');
  await page.goto('/', { waitUntil: 'load' });
  const overlay = page.getByText(overlayText);
  await expect(overlay).toBeVisible();
  const box = await page.locator('.home-loader').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });

  answer();
  expect(await page.evaluate(() => Reflect.get(window, 'fade'))).toBe('0.45s');
  await expect(overlay).toHaveCount(0);
});

test('a hero request that hangs counts as failed after 4 s', async ({ page }) => {
  await page.clock.install();
  await page.route('/api/heroes', () => {});
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByText(overlayText)).toBeVisible();
  // AbortSignal.timeout ignores the fake clock, so this test really takes four seconds.
  await expect(page.getByText(overlayText)).toHaveCount(0, { timeout: 8000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overlay is never shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(overlayText)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});
