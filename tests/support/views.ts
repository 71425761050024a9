import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './axe.ts';

/** A wide screen and a phone. */
export const bothWidths: readonly number[] = [1280, 390];

/**
 * Checks what is on the screen now: dark at the last width, then light at the first. A colour does
 * not depend on the width. Without widths both are looked at as wide as the screen is.
 */
export async function expectAccessibleInAllViews(
  page: Page,
  widths?: readonly number[],
  part?: string,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [colorScheme, width = size.width, expectGood] of [
    ['dark', widths?.at(-1), expectReadable],
    ['light', widths?.[0], expectAccessible],
  ] as const) {
    if (widths) await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expectGood(page, part);
  }
  if (widths) await page.setViewportSize(size);
}
