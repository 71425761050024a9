import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './waitForHydration.ts';

export const queryFormAddress = '/services/help-center';

export const form = (page: Page) => page.locator('#get-in-touch form');
export const field = (page: Page, label: string) =>
  form(page).getByLabel(label, { exact: false }).first();

export async function openQueryForm(page: Page): Promise<void> {
  await page.goto(queryFormAddress);
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#get-in-touch astro-island:not([ssr])')).toHaveCount(1);
}

export const submit = (page: Page) => form(page).getByRole('button').click();
export const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]', { hasText: title });

/** sonner shows a toast in a later task, which waits for the stopped clock. */
export const runUntilVisible = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

export async function openWithStoppedClock(page: Page): Promise<() => Promise<number>> {
  await page.clock.install({ time: '2026-11-16T10:00:00Z' });
  await openQueryForm(page);
  // Toasts are fetched when the page is first used; fetched later, they would wait for the clock.
  await field(page, 'First name').click();
  await waitForHydration(page.getByRole('region', { name: 'Notifications' }));
  const stopped = Date.parse('2026-11-16T11:00:00Z');
  await page.clock.pauseAt(stopped);
  return async () => (await page.evaluate(() => Date.now())) - stopped;
}
