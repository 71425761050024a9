import sharp from 'sharp';
import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

const hero = { x: 0, y: 150, width: 1280, height: 450 };

/** Of a picture, from 0 for black to 1 for white. */
async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return (channels[0]?.mean ?? 0) / 255;
}

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
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('.home-loader')).not.toHaveAttribute('data-state', 'leaving');
  const box = await page.locator('.home-loader').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });

  answer();
  await expect(overlay).toHaveCount(0);
  const fades = await page.evaluate(() => Reflect.get(window, 'fades'));
  expect(fades).toEqual(['fade-out 0.45s']);
});

test('it fades over a finished page: nothing flashes, and the picture comes with its heading', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (animationName !== 'fade-out' || !(target instanceof Element)) return;
      const [fade] = target.getAnimations();
      fade?.pause();
      Object.assign(window, { fade });
    }),
  );
  await page.goto('/');
  await page.waitForFunction(() => 'fade' in window);
  await page.mouse.move(200, 300);
  const frames: Buffer[] = [];
  for (const at of [0, 90, 180, 270, 360, 449]) {
    await page.evaluate((time) => {
      Reflect.get(window, 'fade').currentTime = time;
    }, at);
    frames.push(await page.screenshot({ clip: hero }));
  }
  await page.evaluate(() => Reflect.get(window, 'fade').finish());
  await expect(page.getByText(overlayText)).toHaveCount(0);
  const [before = 0, ...others] = await Promise.all(frames.map(brightness));
  const after = await page.screenshot({ clip: hero });
  const end = await brightness(after);
  for (const [index, value] of others.entries()) {
    expect(value, `frame ${index + 1}`).toBeGreaterThan(Math.min(before, end) - 0.04);
    expect(value, `frame ${index + 1}`).toBeLessThan(Math.max(before, end) + 0.04);
  }
  const last = await sharp(frames.at(-1))
    .composite([{ input: after, blend: 'difference' }])
    .toBuffer();
  expect(await brightness(last)).toBeLessThan(0.005);
});

test('the pictures of the other slides are there before their turn', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(overlayText)).toHaveCount(0);
  const pictures = page.getByRole('region', { name: 'Highlights' }).locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect(picture).toHaveJSProperty('complete', true);
});

test('the overlay leaves without a fade for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'fade-out') document.documentElement.dataset.faded = '';
    }),
  );
  await page.goto('/');
  await expect(page.getByText(overlayText)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-faded');
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
