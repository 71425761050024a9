import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/careers.ts';
import { afterJobsClosed } from '../support/fakeClock.ts';

test.use({ fakeNow: afterJobsClosed });

test('a closed job can be read but not applied for', async ({ page }) => {
  await page.goto('/careers/hr-intern');
  await expect(page.getByRole('heading', { name: 'Applications are closed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL('/careers');
});
