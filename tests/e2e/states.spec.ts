import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { expectAccessible } from '../support/axe.ts';
import { randomAddress, sendEnquiry, signInAs } from '../support/inbox.ts';
import { pageVisits } from '../support/pageVisits.ts';
import { expect, test } from '../support/test.ts';
import { toolVisits } from '../support/toolVisits.ts';

// The parts are those of the pages, which are looked at in both themes. `npm run audit` looks at the
// states in both as well.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
// A missing page, a wrong password and a line that is down are what some states are about.
test.use({ allowedErrors: /status of 40[14]|ERR_FAILED/ });

for (const { path, states, widths } of [...pageVisits, ...toolVisits])
  test(`accessible: ${states.map(({ name }) => name).join('; ')}`, async ({ page }) => {
    await page.setViewportSize({ width: widths?.[0] ?? 1280, height: 800 });
    await page.goto(path);
    for (const { name, act, part = 'main' } of states)
      await test.step(name, async () => {
        await act?.(page);
        await expectAccessible(page, part);
      });
  });

test('accessible: the inbox with a wrong password, its filters, its keys', async ({
  page,
  site,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  await page.goto(inboxPaths.signIn);
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await sendEnquiry(page.request, site, {});
  await signInAs(page, site, 'admin');
  await page.goto(inboxPaths.list);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.locator('#inbox-keys')).toBeVisible();
  await expectAccessible(page, '#inbox-keys');
});
