import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Nothing is wider than the screen. The browser takes a moment to lay out at a new width. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  const width = page.viewportSize()?.width;
  await expect
    .poll(() => page.evaluate(overflow), `${page.url()} at ${width} px`)
    .toBeLessThanOrEqual(0);
}
