import { randomAddress } from '../support/inbox.ts';
import { storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// Rate limits are per client address.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() }));

test('what was typed is still there after a reload, until it is cleared or sent', async ({
  page,
}) => {
  const form = visibleForm(page, 'contact');
  const message = form.locator('[name=message]');
  const open = async () => {
    await page.goto('/contact?subject=Calibration');
    await waitForHydration(form);
  };
  await open();
  await message.fill('Two surge generators');
  await open();
  await expect(message).toHaveValue('Two surge generators');
  // At once it would move what stands below the form.
  await expect(form.getByText('kept on this device')).toHaveCount(0);
  await message.focus();
  await expect(form.getByRole('status')).toContainText('kept on this device');
  await form.getByRole('button', { name: 'Clear the form' }).click();
  await expect(message).toHaveValue('');
  await expect(form.locator(':focus')).toBeVisible();
  await open();
  await expect(message).toHaveValue('');

  await fillInForm(page, 'contact');
  await form.locator('[data-slot=button][type=submit]').click();
  await givenReference(page);
  await open();
  await expect(message).toHaveValue('');
});

test('a dialog that is opened again asks again', async ({ page }) => {
  const form = visibleForm(page, 'demo');
  await page.goto(visitorForms.demo.path, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Schedule Demo' }).click();
  await fillInForm(page, 'demo');
  await form.locator('[data-slot=button][type=submit]').click();
  await givenReference(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Schedule Demo' }).click();
  await expect(form.locator('[data-slot=button][type=submit]')).toBeVisible();
  await expect(form.getByText('Thank you')).toBeHidden();
});

test('feedback needs contact details only if an answer is wanted', async ({ page }) => {
  await page.goto(visitorForms.feedback.path);
  const form = visibleForm(page, 'feedback');
  await waitForHydration(form);
  await fillInForm(page, 'feedback');
  await page.getByLabel('I would like an answer').check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/^Please give an e-mail address or a phone number/)).toBeVisible();
  await page.getByLabel('I would like an answer').uncheck();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  expect(storedSubmission(await givenReference(page)).fields).toMatchObject({ answer: false });
});

test('a support case is opened with a serial number and a picture', async ({ page }) => {
  await page.goto(visitorForms.support.path);
  await waitForHydration(visibleForm(page, 'support'));
  await fillInForm(page, 'support');
  await page.getByLabel('Serial number').fill('PG-0042');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.getByLabel('Picture or trace').setInputFiles({
    name: 'display.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await page.getByRole('button', { name: 'Open the case' }).click();
  expect(storedSubmission(await givenReference(page))).toMatchObject({
    form: 'support',
    fields: { product: 'PG 10-10000', serial: 'PG-0042' },
    attachment: { name: 'display.png' },
  });
});
