import type { Page } from '@playwright/test';
import { pdf } from './documents.ts';
import { whileJobsOpen } from './fakeClock.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

export const testWithOpenJobs = base.extend<object>({
  baseURL: ({ clockedServer }, use) => use(clockedServer.url),
});

/** Jobs have closing dates, so these tests fake the time to pass on any day. */
export const test = testWithOpenJobs.extend<object>({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(whileJobsOpen);
    await use(page);
  },
});

export const resume = (name = 'resume.pdf', buffer = pdf()) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

export const details = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true });
export const application = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `Apply for ${title}` });

/** Opens the details of a job from the list. */
export async function readMore(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Read More' }).click();
}

/** Opens the application form for a job from the list. */
export async function openApplication(page: Page, title: string): Promise<void> {
  await page.goto('/careers');
  await readMore(page, title);
  await details(page, title).getByRole('button', { name: 'Apply' }).click();
}

/** Fills in the open application form; leaves the résumé empty unless a file is given. */
export async function fillIn(page: Page, file?: ReturnType<typeof resume>): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  if (file) await page.getByLabel('Resume').setInputFiles(file);
}
