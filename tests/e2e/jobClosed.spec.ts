import { expectAccessible } from '../support/axe.ts';
import { afterJobsClosed, fakeClock } from '../support/fakeClock.ts';
import { startServer } from '../support/server.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object>({
  baseURL: async ({ browserName: _ }, use) => {
    const server = await startServer(fakeClock(afterJobsClosed));
    await use(server.url);
    await server.stop();
  },
});

test('a closed job can be read but not applied for', async ({ page }) => {
  await page.clock.setFixedTime(afterJobsClosed);
  await page.goto('/careers/hr-intern');
  await expect(page.getByRole('heading', { name: 'Applications are closed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL('/careers');
});
