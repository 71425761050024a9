import type { Page } from '@playwright/test';

/** Islands whose script has not run yet, except those that wait for a touch. */
export const sleepingIslands = (page: Page) =>
  page.locator('astro-island[ssr]:not([client=touched])');
