import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const tour = (page: Page) => page.getByRole('dialog', { name: 'A tour in seven screens' });
const step = (page: Page) => tour(page).getByRole('heading', { level: 3 });
const titles = [
  'The start screen',
  'Employee onboarding',
  'Financial resources',
  'Central repository',
  'Advanced organizational chart',
  'Workforce administration',
  'Reduced risks',
];

test('works by keyboard and returns focus', async ({ page }) => {
  await page.goto(paths.vodichron);
  const watch = page.getByRole('link', { name: 'Watch Demo' });
  await watch.focus();
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText(titles[0] ?? '');
  for (const title of titles.slice(1)) {
    await page.keyboard.press('Enter');
    await expect(step(page)).toHaveText(title);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toHaveText(titles[5] ?? '');
  await page.keyboard.press('Home');
  await expect(step(page)).toHaveText(titles[0] ?? '');
  await page.keyboard.press('End');
  await expect(step(page)).toHaveText(titles[6] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toHaveText(titles[6] ?? '');
  await page.keyboard.press('Escape');
  await expect(tour(page)).toBeHidden();
  await expect(watch).toBeFocused();
});

test('advances on its own until it is paused or ends', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.vodichron);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await page.clock.runFor(8000);
  await expect(step(page)).toHaveText(titles[1] ?? '');
  await tour(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await expect(step(page)).toHaveText(titles[1] ?? '');
  await tour(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(60_000);
  await expect(step(page)).toHaveText(titles[6] ?? '');
  await expect(tour(page).getByRole('button', { name: 'Play' })).toBeVisible();
});

test('stops advancing once the visitor takes over', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.vodichron);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await tour(page).getByRole('button', { name: 'Step 4: Central repository' }).click();
  await page.clock.runFor(30_000);
  await expect(step(page)).toHaveText(titles[3] ?? '');
});

test('does not move with reduced motion, and every screen is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${paths.vodichron}#tour`);
  await expect(tour(page).getByRole('button', { name: 'Play' })).toBeVisible();
  // states.spec.ts looks at the first.
  for (const title of titles.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(step(page)).toHaveText(title);
    await expectAccessible(page, 'dialog[open]');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all its screens on the page', async ({ page }) => {
    await page.goto(paths.vodichron);
    await page.getByRole('link', { name: 'Watch Demo' }).click();
    await expect(page.getByRole('heading', { name: 'A tour in seven screens' })).toBeInViewport();
    for (const name of titles)
      await expect(page.locator('#tour').getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('#tour').getByRole('button')).toHaveCount(0);
  });
});
