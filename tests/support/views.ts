import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

/** Checks what is on the screen now: wide and narrow, light and dark. */
export async function expectAccessibleInAllViews(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expectReadable(page);
  }
  await page.setViewportSize(size);
}
