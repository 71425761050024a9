import { expect, type Page } from '@playwright/test';
import { sleepingIslands } from './sleepingIslands.ts';
import { watchRequests } from './watchRequests.ts';

/**
 * Turns the wheel down to the end, so that everything lazy loads, and returns to the top. Scrolled
 * by a script, Chromium on a busy machine sometimes waits for its own drawing without end; a wheel
 * wakes it.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const allAnswered = watchRequests(page);
  // At the edge, where nothing else scrolls.
  await page.mouse.move(2, 2);
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const step = (page.viewportSize()?.height ?? 0) * 0.8;
  while ((await left()) > 1) await page.mouse.wheel(0, step);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(sleepingIslands(page)).toHaveCount(0);
  await allAnswered();
}
