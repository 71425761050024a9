import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

const overlayText = 'Loading — Preparing dashboard';

test('the overlay covers the page until the hero request completes, then fades out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.matches('main, .home-loader'))
        fades.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
    });
  });
  const answer = await delayRequests(page, '/api/heroes');
  await page.goto('/', { waitUntil: 'load' });
  const overlay = page.getByText(overlayText);
  await expect(overlay).toBeVisible();
  const box = await page.locator('.home-loader').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });

  answer();
  await expect(overlay).toHaveCount(0);
  const fades = await page.evaluate(() => Reflect.get(window, 'fades'));
  expect(fades).toEqual(expect.arrayContaining(['fade-out 0.45s', 'fade-in 0.45s']));
});

test('the overlay stays until the page has loaded', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/icons/icon-512.png?late' })),
    ),
  );
  const load = await delayRequests(page, '**/*?late');
  const answered = page.waitForResponse('/api/heroes');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await (await answered).finished();
  // The carousel has what the overlay waits for.
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('.home-loader')).not.toHaveAttribute('data-state', 'leaving');
  load();
  await expect(page.getByText(overlayText)).toHaveCount(0);
});

test('a hero request that hangs counts as failed after 4 s', async ({ page }) => {
  // The fake clock knows nothing of AbortSignal.timeout.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<object>();
    Object.assign(window, { patience: promise });
    AbortSignal.timeout = (milliseconds) => {
      const patience = new AbortController();
      resolve({ milliseconds, end: () => patience.abort() });
      return patience.signal;
    };
  });
  await page.route('/api/heroes', () => {});
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByText(overlayText)).toBeVisible();
  const waited = await page.evaluate(async () => {
    const { milliseconds, end } = await Reflect.get(window, 'patience');
    end();
    return milliseconds;
  });
  expect(waited).toBe(4000);
  await expect(page.getByText(overlayText)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overlay is never shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(overlayText)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});
