import { expect, type Locator } from '@playwright/test';

/** Brings an island into view and waits until React has taken it over. */
export async function awake(inside: Locator): Promise<void> {
  await inside.scrollIntoViewIfNeeded();
  const island = inside.page().locator('astro-island').filter({ has: inside });
  await expect(island).not.toHaveAttribute('ssr');
}
