import type { Page } from '@playwright/test';
import { watchRequests } from './watchRequests.ts';

/** Scrolls down half a screen at a time, so that everything lazy loads, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const allAnswered = watchRequests(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client=touched])'),
  );
  await allAnswered();
}
