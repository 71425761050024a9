import { formNames } from '../../src/forms/forms.ts';
import { expectAccessible } from '../support/axe.ts';
import { randomAddress } from '../support/inbox.ts';
import { sleepingIslands } from '../support/sleepingIslands.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';
import { fillInForm, givenReference, visibleForm, visitorForms } from '../support/visitorForms.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const name of formNames.filter((form) => form !== 'application'))
  test(`the ${name} form is accessible with errors and once sent, and says so in view`, async ({
    page,
  }) => {
    const { path, opener } = visitorForms[name];
    const form = visibleForm(page, name);
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() });
    await page.goto(path, { waitUntil: opener ? 'networkidle' : 'load' });
    if (opener) {
      // Pressed before that, it leads to the form's own page.
      await expect(sleepingIslands(page)).toHaveCount(0);
      await page.getByRole('link', { name: opener }).click();
    }
    await waitForHydration(form);

    await form.locator('[data-slot=button][type=submit]').click();
    await expect(form.locator('[aria-invalid=true]:focus')).toBeVisible();
    await expectAccessibleInAllViews(page);

    await fillInForm(page, name);
    await form.locator('[data-slot=button][type=submit]').click();
    const reference = await givenReference(page);
    await expect(page.locator(':focus')).toContainText(reference);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
  });

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
