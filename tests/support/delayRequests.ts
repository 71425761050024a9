import type { Page } from '@playwright/test';

/** Delays the page's requests to matching URLs until the returned function is called. */
export async function delayRequests(page: Page, urls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
