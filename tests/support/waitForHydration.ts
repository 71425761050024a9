import { expect, type Locator } from '@playwright/test';

/** Whether React knows the element. Astro calls an island awake a moment before that. */
const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Brings an island into view and waits until React has taken it over. */
export async function waitForHydration(inside: Locator): Promise<void> {
  await inside.scrollIntoViewIfNeeded();
  const island = inside.page().locator('astro-island').filter({ has: inside });
  await expect(island).not.toHaveAttribute('ssr');
  await expect.poll(() => inside.evaluate(isTakenOver)).toBe(true);
}
