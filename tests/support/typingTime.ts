import type { Page } from '@playwright/test';

const typingMilliseconds = 5000;

/** Opens a page whose clock `passTypingTime` can move. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
}

/**
 * Moves the clock on by the time a person needs to fill in a form. Playwright needs less than a
 * second, which the server takes for a bot.
 */
export const passTypingTime = (page: Page) => page.clock.fastForward(typingMilliseconds);
