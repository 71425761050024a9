import type { Page } from '@playwright/test';
import type { FormName } from '../../src/forms/forms.ts';
import { randomAddress } from '../support/inbox.ts';
import { storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const bytesPerSecond = 20 * 1024;
const patience = 120_000;

async function openOnSlowLine(page: Page, name: FormName): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(visitorForms[name].path, { waitUntil: 'commit' });
}

const press = (page: Page, name: FormName) =>
  visibleForm(page, name).locator('[data-slot=button][type=submit]').click();

const unsuspicious = (form: string) => ({
  form,
  state: 'new',
  received: {},
  mails: ['staff', 'visitor'],
});

for (const name of ['contact', 'quote'] as const)
  test.describe(`the ${name} form on a slow line`, () => {
    test.slow();

    test('arrives when sent before it is awake', async ({ page }) => {
      await openOnSlowLine(page, name);
      await fillInForm(page, name);
      await press(page, name);
      const reference = await givenReference(page, patience);
      expect(storedSubmission(reference)).toMatchObject(unsuspicious(name));
    });

    test('arrives when sent the moment it wakes', async ({ page }) => {
      await openOnSlowLine(page, name);
      await fillInForm(page, name);
      await waitForHydration(visibleForm(page, name), patience);
      await press(page, name);
      const reference = await givenReference(page, patience);
      expect(storedSubmission(reference)).toMatchObject(unsuspicious(name));
    });
  });
