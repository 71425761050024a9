import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** A wide screen and a phone. */
export const bothWidths: readonly number[] = [1280, 390];

/**
 * Checks what is on the screen now, dark and narrow, then light and wide. A colour does not depend
 * on the width, so two of the four views tell as much.
 */
export async function expectAccessibleInAllViews(
  page: Page,
  widths = bothWidths,
  part?: string,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [colorScheme, width = 1280] of [
    ['dark', widths.at(-1)],
    ['light', widths[0]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expectAccessible(page, part);
  }
  await page.setViewportSize(size);
}
