import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

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
  for (const [colorScheme, width = 1280, expectGood] of [
    ['dark', widths.at(-1), expectReadable],
    ['light', widths[0], expectAccessible],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expectGood(page, part);
  }
  await page.setViewportSize(size);
}
