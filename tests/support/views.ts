import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

/** A wide screen and a phone. */
export const bothWidths: readonly number[] = [1280, 390];

/** Checks what is on the screen now: wide and narrow, light and dark. */
export async function expectAccessibleInAllViews(
  page: Page,
  widths = bothWidths,
  part?: string,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await expectAccessible(page, part);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expectReadable(page, part);
  }
  await page.setViewportSize(size);
}
