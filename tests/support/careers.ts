import type { Page } from '@playwright/test';
import { pdf } from './documents.ts';
import { fakeClock, whileJobsOpen } from './fakeClock.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface FakeTime {
  /** Where the clocks of the server and the browser start. */
  fakeNow: string;
  clockedServer: RunningServer;
}

/** A server on which every job is open, on any day. */
export const testWithOpenJobs = base.extend<object, FakeTime>({
  fakeNow: [whileJobsOpen, { option: true, scope: 'worker' }],
  clockedServer: [
    async ({ fakeNow }, use) => {
      const server = await startServer({
        ...fakeClock(fakeNow),
        SUBMISSIONS_PER_HOUR: '1000',
        // Chromium repeats what a broken line cut off seven times, and a test presses again at once.
        UPLOAD_MEGABYTES_PER_CLIENT: '128',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ clockedServer }, use) => use(clockedServer.url),
});

/** Jobs have closing dates, so these tests fake the time to pass on any day. */
export const test = testWithOpenJobs.extend<object>({
  page: async ({ page, fakeNow }, use) => {
    await page.clock.setFixedTime(fakeNow);
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
