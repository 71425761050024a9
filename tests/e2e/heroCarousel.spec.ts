import type { Page } from '@playwright/test';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { expect, test } from '../support/test.ts';

const slide = {
  headingLines: ['One', 'two', 'three'],
  subtitle: 'From the staff',
  ctaText: 'Go',
  ctaHref: '/about',
  imageSrc: '/images/heroes/ev-charging.webp',
  imageAlt: '',
};

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: `Go to slide ${number}` });

/** Opens the home page on its first slide, awake, with a fake clock. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(page.getByText('Loading — Preparing dashboard')).toHaveCount(0);
  await expect(hero(page).locator('[inert]')).toHaveCount(builtInSlides.length - 1);
  await page.clock.pauseAt(3_600_000);
  await turnTo(page, 1);
}

async function turnTo(page: Page, number: number): Promise<void> {
  await dot(page, number).click();
  await expectSlide(page, number);
  await dot(page, number).blur();
  await page.mouse.move(0, 0);
}

/** Lets time pass, once React has done what it put off: its timers start only then. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
  await page.clock.runFor(milliseconds);
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
}

test('slides advance every 4000 ms and loop, stay as long, and rest behind an open menu', async ({
  page,
}) => {
  await open(page);
  for (const next of [2, 3, 1, 2]) {
    await pass(page, 4000);
    await expectSlide(page, next);
  }
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
  await menu.click();
  await pass(page, 9000);
  await expectSlide(page, 2);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await pass(page, 4000);
  await expectSlide(page, 3);

  await turnTo(page, 2);
  await pass(page, 3900);
  await expectSlide(page, 2);
  await pass(page, 100);
  await expectSlide(page, 3);
});

test('it pauses under the pointer, with keyboard focus, and by its button', async ({ page }) => {
  await open(page);
  await hero(page).hover({ position: { x: 200, y: 40 } });
  await pass(page, 13_000);
  await expectSlide(page, 1);
  await page.mouse.move(0, 0);
  await pass(page, 4000);
  await expectSlide(page, 2);

  await turnTo(page, 1);
  await page.getByRole('link', { name: builtInSlides[0]?.ctaText ?? '' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await pass(page, 13_000);
  await expectSlide(page, 1);

  await hero(page).getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(0, 0);
  await pass(page, 13_000);
  await expectSlide(page, 1);
  await hero(page).getByRole('button', { name: 'Play slides' }).click();
  await page.mouse.move(0, 0);
  await pass(page, 4000);
  await expectSlide(page, 2);
});

test('a dot jumps to its slide, arrow keys go back and forth, hidden slides are inert', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('[inert] a')).toHaveText(
    builtInSlides.slice(1).map(({ ctaText }) => ctaText),
  );
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 3);
});

test('slides do not advance on their own with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await pass(page, 13_000);
  await expectSlide(page, 1);
});

test('slides set by staff replace the built-in ones', async ({ page }) => {
  await page.route('/api/heroes', (route) => route.fulfill({ json: [slide] }));
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('Onetwothree');
  await expect(hero(page).getByRole('button', { name: /Go to slide/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Go', exact: true })).toHaveAttribute(
    'href',
    '/about',
  );
});

/** parseSlides.test.ts has more that are no slides. */
const badAnswers: [string, object][] = [
  ['HTML instead of JSON', { body: '<h1>', contentType: 'text/html' }],
  ['a script as its link', { json: [{ ...slide, ctaHref: 'javascript:alert(1)' }] }],
];

async function expectBuiltInSlides(page: Page, answer: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('Loading — Preparing dashboard')).toHaveCount(0);
  // Awake and at rest: until then a page shows the built-in slides, whatever the answer was.
  await expect(hero(page).locator('[inert]'), answer).toHaveCount(builtInSlides.length - 1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(hero(page).getByRole('button', { name: /Go to slide/ }), answer).toHaveCount(3);
  await expect(page.locator('h1')).toHaveText(builtInSlides[0]?.headingLines.join('') ?? '');
}

test('answers that are no slides leave the built-in ones and log no error', async ({ page }) => {
  for (const [name, answer] of badAnswers) {
    await page.route('/api/heroes', (route) => route.fulfill(answer));
    await expectBuiltInSlides(page, name);
  }
});

test.describe('when the request fails', () => {
  test.use({ allowedErrors: /status of 500|ERR_FAILED/ });

  test('the built-in slides stay', async ({ page }) => {
    await page.route('/api/heroes', (route) => route.fulfill({ status: 500, json: [slide] }));
    await expectBuiltInSlides(page, 'an error');
    await page.route('/api/heroes', (route) => route.abort());
    await expectBuiltInSlides(page, 'no network');
  });
});

test('the request is aborted when the page is left', async ({ page }) => {
  await page.route('/api/heroes', () => {});
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () =>
        sessionStorage.setItem('aborted', String(input)),
      );
      return fetch(input, init);
    };
  });
  const asked = page.waitForRequest('/api/heroes');
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await page.goto('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('aborted'))).toBe('/api/heroes');
});
