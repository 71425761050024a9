import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type FormName, formNames } from '../../src/forms/forms.ts';
import { testWithOpenJobs } from '../support/careers.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { randomAddress } from '../support/inbox.ts';
import { storedReferences } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

/** 20 kB a second, each answer 0.4 s away. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const bytes = 20_000;
  await devTools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: bytes, uploadThroughput: bytes },
  });
}

type Moment = 'before' | 'while' | 'after';

/** Opens the form, fills it in and presses twice: now and, as people do, a quarter of a second later. */
async function pressTwice(page: Page, form: FormName, moment: Moment, name: string) {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  const wake = moment === 'while' ? await delayRequests(page, '**/_astro/*.js') : undefined;
  await page.goto(visitorForms[form].path, { waitUntil: 'commit' });
  if (moment === 'after') await waitForHydration(visibleForm(page, form));
  await fillInForm(page, form);
  await visibleForm(page, form).locator('[name=name],[name=firstName]').first().fill(name);
  const button = visibleForm(page, form).locator('[data-slot=button][type=submit]');
  // In the page, because the first press may leave it before the second.
  await button.evaluate((element: HTMLElement, until) => {
    element.click();
    if (until === 'while') document.addEventListener('astro:hydrate', () => element.click());
    else setTimeout(() => element.click(), 250);
  }, moment);
  wake?.();
  return givenReference(page);
}

async function expectOneEach(page: Page, form: FormName, dataDir?: string): Promise<void> {
  await slowDown(page);
  for (const moment of ['before', 'after', 'while'] as const)
    await test.step(`${form}, ${moment} the scripts wake`, async () => {
      const name = `Asha ${randomUUID()}`;
      const reference = await pressTwice(page, form, moment, name);
      expect(storedReferences(name, dataDir)).toEqual([reference]);
    });
}

for (const form of formNames.filter((name) => name !== 'application' && !visitorForms[name].opener))
  test(`a double press on a slow line is one submission of ${form}`, async ({ page }) => {
    await expectOneEach(page, form);
  });

testWithOpenJobs(
  'a double press on a slow line is one application',
  async ({ page, clockedServer: { dataDir } }) => {
    await expectOneEach(page, 'application', dataDir);
  },
);
