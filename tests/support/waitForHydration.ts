import { expect, type Locator } from '@playwright/test';

/** Astro removes `ssr` from an island shortly before React attaches to its elements. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Scrolls an island into view and waits until React has hydrated it. */
export async function waitForHydration(inside: Locator): Promise<void> {
  await inside.scrollIntoViewIfNeeded();
  const island = inside.page().locator('astro-island').filter({ has: inside });
  await expect(island).not.toHaveAttribute('ssr');
  await expect.poll(() => inside.evaluate(isHydrated)).toBe(true);
}
