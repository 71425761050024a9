import { formNames } from '../../src/forms/forms.ts';
import { testWithOpenJobs } from '../support/careers.ts';
import { randomAddress } from '../support/inbox.ts';
import { storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';

// Autofill and a practised hand need less than a second. None of these clocks is fake.
test('every form a quick visitor sends reaches staff', async ({ page }) => {
  for (const name of formNames.filter((form) => form !== 'application'))
    await test.step(name, async () => {
      const { path, opener } = visitorForms[name];
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
      await page.goto(path, { waitUntil: opener ? 'networkidle' : 'domcontentloaded' });
      if (opener) await page.getByRole('link', { name: opener }).click();
      await fillInForm(page, name);
      await visibleForm(page, name).locator('[data-slot=button][type=submit]').click();
      expect(storedSubmission(await givenReference(page))).toMatchObject({
        form: name,
        state: 'new',
        mails: expect.arrayContaining(['staff']),
      });
    });
});

testWithOpenJobs("a quick visitor's application reaches staff", async ({ page, clockedServer }) => {
  await page.goto(visitorForms.application.path, { waitUntil: 'domcontentloaded' });
  await fillInForm(page, 'application');
  await visibleForm(page, 'application').locator('[data-slot=button][type=submit]').click();
  expect(storedSubmission(await givenReference(page), clockedServer.dataDir)).toMatchObject({
    form: 'application',
    state: 'new',
    mails: ['staff', 'visitor'],
  });
});
