import type { Page } from '@playwright/test';
import { type FormName, formNames } from '../../src/forms/forms.ts';
import { elapsedField } from '../../src/forms/reserved.ts';
import { expectAccessible } from '../support/axe.ts';
import { testWithOpenJobs } from '../support/careers.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { randomAddress } from '../support/inbox.ts';
import { sleepingIslands } from '../support/sleepingIslands.ts';
import { storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const press = (page: Page, name: FormName) =>
  visibleForm(page, name).locator('[data-slot=button][type=submit]').click();

/** What is received of an honest visitor, who fills in everything in no time. */
const arrived = (form: FormName) => ({
  form,
  state: 'new',
  mails: 'email' in visitorForms[form].values ? ['staff', 'visitor'] : ['staff'],
});

const others = formNames.filter((form) => form !== 'application');

for (const name of others)
  test(`the ${name} form is accessible with errors and once sent, and reaches staff`, async ({
    page,
  }) => {
    const { path, opener } = visitorForms[name];
    const form = visibleForm(page, name);
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
    await page.goto(path);
    if (opener) {
      // Pressed before that, it leads to the form's own page.
      await expect(sleepingIslands(page)).toHaveCount(0);
      await page.getByRole('link', { name: opener }).click();
    }
    await waitForHydration(form);

    await press(page, name);
    await expect(form.locator('[aria-invalid=true]:focus')).toBeVisible();
    await expectAccessibleInAllViews(page, undefined, opener ? 'dialog[open]' : 'main');

    await fillInForm(page, name);
    await press(page, name);
    const reference = await givenReference(page);
    await expect(page.locator(':focus')).toContainText(reference);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page, opener ? 'dialog[open]' : 'main');
    expect(storedSubmission(reference)).toMatchObject(arrived(name));
  });

/** Sends a form before the page has what its scripts need, and returns what was received. */
async function sendAsleep(page: Page, name: FormName, dataDir?: string) {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
  // React's renderer: without it islands cannot hydrate, but everything else works.
  const wake = await delayRequests(page, '**/_astro/client.*.js');
  const { path } = visitorForms[name];
  await page.goto(path);
  await fillInForm(page, name);
  const sent = page.waitForRequest('**/api/submissions/*');
  await press(page, name);
  wake();
  // When a press is repeated says nothing about how long the visitor took.
  expect((await sent).postData() ?? '').not.toContain(elapsedField);
  const stored = storedSubmission(await givenReference(page), dataDir);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.unroute('**/_astro/client.*.js');
  return stored;
}

test('a form sent before it is awake arrives without leaving the page', async ({ page }) => {
  for (const name of others.filter((form) => !visitorForms[form].opener))
    await test.step(name, async () => {
      expect(await sendAsleep(page, name)).toMatchObject({ ...arrived(name), received: {} });
    });
});

testWithOpenJobs(
  'so does an application, with its file',
  async ({ page, clockedServer: { dataDir } }) => {
    expect(await sendAsleep(page, 'application', dataDir)).toMatchObject({
      ...arrived('application'),
      received: {},
      attachment: { name: 'resume.pdf' },
    });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const sendPlainly = async (page: Page, name: FormName, dataDir?: string) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
    const { path, opener } = visitorForms[name];
    await page.goto(path);
    if (opener) await page.getByRole('link', { name: opener }).click();
    await fillInForm(page, name);
    await press(page, name);
    return storedSubmission(await givenReference(page), dataDir);
  };

  test('every form reaches staff', async ({ page }) => {
    for (const name of others)
      await test.step(name, async () => {
        expect(await sendPlainly(page, name)).toMatchObject({ ...arrived(name), received: {} });
      });
  });

  testWithOpenJobs(
    'an application comes back with what is wrong, then reaches staff',
    async ({ page, clockedServer: { dataDir } }) => {
      await page.goto(visitorForms.application.path);
      await page.getByLabel('Full Name').fill('Asha Rao');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Invalid email address')).toBeVisible();
      await expect(page.getByText('Please choose your resume')).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
      expect(await sendPlainly(page, 'application', dataDir)).toMatchObject(arrived('application'));
    },
  );
});
