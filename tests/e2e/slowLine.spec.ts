import type { Page } from '@playwright/test';
import { type FormName, formNames } from '../../src/forms/forms.ts';
import { testWithOpenJobs } from '../support/careers.ts';
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

const unsuspicious = (form: FormName) => ({
  form,
  state: 'new',
  received: {},
  mails: 'email' in visitorForms[form].values ? ['staff', 'visitor'] : ['staff'],
});

async function sendUnawaited(page: Page, name: FormName): Promise<string> {
  await openOnSlowLine(page, name);
  const { opener } = visitorForms[name];
  if (opener) await page.getByRole('link', { name: opener }).click();
  await fillInForm(page, name);
  await press(page, name);
  return givenReference(page, patience);
}

test('every form arrives from a slow line when sent before it is awake', async ({ browser }) => {
  // Each visitor mostly waits, so they all do at once.
  const visitors = formNames
    .filter((form) => form !== 'application')
    .map(async (name) => {
      const page = await browser.newPage();
      const stored = storedSubmission(await sendUnawaited(page, name));
      await page.close();
      expect(stored).toMatchObject(unsuspicious(name));
    });
  await Promise.all(visitors);
});

testWithOpenJobs(
  'an application arrives from a slow line when sent before the form is awake',
  async ({ page, clockedServer }) => {
    const reference = await sendUnawaited(page, 'application');
    expect(storedSubmission(reference, clockedServer.dataDir)).toMatchObject(
      unsuspicious('application'),
    );
  },
);

for (const name of ['contact', 'quote'] as const)
  test(`the ${name} form arrives from a slow line when sent the moment it wakes`, async ({
    page,
  }) => {
    await openOnSlowLine(page, name);
    await fillInForm(page, name);
    await waitForHydration(visibleForm(page, name), patience);
    await press(page, name);
    const reference = await givenReference(page, patience);
    expect(storedSubmission(reference)).toMatchObject(unsuspicious(name));
  });
