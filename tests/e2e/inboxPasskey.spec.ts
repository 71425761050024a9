import type { Page } from '@playwright/test';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { expectAccessible } from '../support/axe.ts';
import { signInAs } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// The browser logs responses with status 401 or 422 as console errors.
test.use({ allowedErrors: /status of (401|422)/ });

/** A phone's or laptop's own passkeys, as Chromium simulates them. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    recognises: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is added, signs in without password and code, and is removed', async ({
  page,
  site: baseURL,
}) => {
  const { recognises } = await addAuthenticator(page);
  await signInAs(page, baseURL, 'agent');
  await page.goto(inboxPaths.account);
  await page.getByRole('link', { name: 'Passkeys: 0' }).click();
  const form = page.getByRole('form', { name: 'New passkey' });
  await form.getByLabel('Name').fill('Work laptop');
  const passwordField = form.getByLabel('Your password');
  await passwordField.fill('not the password');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is wrong.');
  await passwordField.fill('correct horse battery');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await expect(line).toContainText('not used yet');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(inboxPaths.mail);
  await recognises(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/No passkey was used/);
  await recognises(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(inboxPaths.mail);

  await page.goto(inboxPaths.secondFactor);
  await expect(line).toContainText('last used');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(page.getByText('The passkey no longer opens your account.')).toBeVisible();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This passkey is not known here/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no passkey is offered, and a sentence says what it takes', async ({
    page,
    site: baseURL,
  }) => {
    await page.goto(inboxPaths.signIn);
    await expect(page.getByRole('button', { name: /^Sign in/ })).toHaveText(['Sign in']);
    await signInAs(page, baseURL, 'reader');
    await page.goto(inboxPaths.secondFactor);
    await expect(page.getByText('with JavaScript switched on')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  });
});
