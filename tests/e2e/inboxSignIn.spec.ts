import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { addStaff, randomAddress } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// The browser logs responses with status 401, 422 or 429 as console errors.
test.use({ allowedErrors: /status of (401|422|429)/, javaScriptEnabled: false });

test('after the first password is changed, signing in leads to the requested page; signing out works', async ({
  page,
}) => {
  const account = await addStaff('agent');
  await page.goto(inboxPaths.mail);
  await expect(page).toHaveURL(/\/inbox\/sign-in\?next=%2Finbox%2Fmail$/);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await page.goto(inboxPaths.list);
  await expect(page).toHaveURL(inboxPaths.password);

  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Repeat the new password').fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change(account.password, 'short', 'short');
  await expect(page.getByRole('alert')).toHaveText(/12 characters or more/);
  await change(account.password, 'mango lorry quietly', 'mango lorry quickly');
  await expect(page.getByRole('alert')).toHaveText(/do not match/);
  await change('not the password', 'mango lorry quietly', 'mango lorry quietly');
  await expect(page.getByRole('alert')).toHaveText(/current password is wrong/);
  await change(account.password, 'mango lorry quietly', 'mango lorry quietly');
  await expect(page).toHaveURL(/\/inbox\?done=password$/);
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(inboxPaths.signIn);
  await page.goto(inboxPaths.mail);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('mango lorry quietly');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(inboxPaths.mail);
});

test('a wrong password shows an error and keeps the address; after six attempts sign-in is blocked', async ({
  page,
}) => {
  const account = await addStaff('agent', { password: 'correct horse battery' });
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  await page.goto(inboxPaths.signIn);
  for (let tries = 0; tries < 6; tries++) {
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByLabel('Password').fill(`guess ${tries}`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is wrong.');
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  }
  await page.getByLabel('Password').fill(account.password);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  expect(response.status()).toBe(429);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait 10 minutes.');
});
