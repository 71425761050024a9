import type { Page } from '@playwright/test';
import {
  field,
  form,
  openQueryForm,
  openWithStoppedClock,
  queryFormAddress,
  runUntilVisible,
  submit,
  toast,
} from '../support/queryForm.ts';
import { expect, test } from '../support/test.ts';

const endpoint = '**/api/submissions/query';
const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Company name': 'Company name is required',
  'Phone number': 'Phone number is required',
  Product: 'Please specify a product',
  Category: 'Please select a category',
  'Your query': 'Please enter at least 10 characters',
};
const typed = {
  'First name': 'Asha',
  'Last name': 'Kulkarni',
  'Company name': 'Meridhan',
  'Phone number': '+91 20 1',
  Product: 'CDN 5416',
  'Your query': 'The supply trips at 2 kV.',
};

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await field(page, 'Category').selectOption('radar');
}

test('the categories are antenna, reflector, radar and other', async ({ page }) => {
  await page.goto(queryFormAddress);
  const values = await field(page, 'Category')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', 'antenna', 'reflector', 'radar', 'other']);
});

test('an empty form shows every message and the toast, and sends nothing', async ({ page }) => {
  let sent = 0;
  await page.route(endpoint, (route) => {
    sent += 1;
    return route.abort();
  });
  await openQueryForm(page);
  await submit(page);
  for (const message of Object.values(messages))
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await expect(toast(page, 'Please check the form')).toContainText(
    'Some fields are missing or invalid.',
  );
  await expect(field(page, 'First name')).toBeFocused();
  expect(sent).toBe(0);
});

test('each rule counts characters as specified, and editing clears that error only', async ({
  page,
}) => {
  await openQueryForm(page);
  const short = {
    'First name': 'A',
    'Phone number': '12345',
    Product: 'x',
    'Your query': '123456789',
  };
  for (const [label, value] of Object.entries(short)) await field(page, label).fill(value);
  await submit(page);
  for (const message of Object.values(messages))
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await field(page, 'First name').fill('As');
  await expect(form(page).getByText(messages['First name'])).toBeHidden();
  await expect(form(page).getByText(messages['Last name'])).toBeVisible();
  await field(page, 'Category').selectOption('antenna');
  await expect(form(page).getByText(messages.Category)).toBeHidden();
  await expect(form(page).getByText(messages['Your query'])).toBeVisible();
});

/** The help page with its clock stopped, so that toasts stay until it runs. */

test('sending takes at least 1.2 s, shows its progress, then clears the form', async ({ page }) => {
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 201, json: { reference: 'Q-2026-0001' } }),
  );
  const since = await openWithStoppedClock(page);
  await fill(page);
  await submit(page);
  const button = form(page).getByRole('button');
  await runUntilVisible(page, toast(page, 'Submitting your query...'));
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Submitting...');
  await expect(button.locator('svg')).toBeVisible();
  await page.clock.runFor(1190 - (await since()));
  await expect(button).toBeDisabled();
  await page.clock.runFor(90);
  await expect(button).toBeEnabled();
  await runUntilVisible(page, toast(page, 'Form submitted!'));
  await expect(toast(page, 'Form submitted!')).toContainText(
    "Thank you for reaching out. We'll get back to you soon.",
  );
  await expect(toast(page, 'Submitting your query...')).toHaveCount(0);
  for (const label of Object.keys(messages)) await expect(field(page, label)).toHaveValue('');
});

test.describe('when the submission fails', () => {
  test.use({ allowedErrors: /status of 500|ERR_FAILED/ });

  for (const [name, fails] of [
    ['the server returns an error', { status: 500, json: { title: 'Internal Server Error' } }],
    ['the network is down', undefined],
  ] as const)
    test(`${name}: a toast reports it and no input is lost`, async ({ page }) => {
      await page.route(endpoint, (route) => (fails ? route.fulfill(fails) : route.abort('failed')));
      await openQueryForm(page);
      await fill(page);
      await submit(page);
      await expect(toast(page, 'Submission failed')).toContainText(
        'Something went wrong. Please try again later.',
      );
      await expect(form(page).getByRole('button')).toBeEnabled();
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, 'Category')).toHaveValue('radar');
    });
});

test('a query is submitted and gets a reference', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.41' });
  await openQueryForm(page);
  await fill(page);
  await submit(page);
  await expect(toast(page, 'Form submitted!')).toBeVisible();
  await expect(form(page).getByRole('status')).toContainText('Your reference is');
});

test('Chat Now opens the form in a dialog with its category chosen, and the dialog closes', async ({
  page,
}) => {
  await page.goto(queryFormAddress, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Chat Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Category')).toHaveValue('other');
  await dialog.getByRole('button', { name: 'Submit query' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.locator('[data-sonner-toast]')).toContainText('Please check the form');
  await expect(page.locator('#get-in-touch').getByText('First name is required')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chat Now' })).toBeFocused();
});

test('Ctrl-clicking Chat Now opens the form in another tab', async ({ page, context }) => {
  await page.goto(queryFormAddress, { waitUntil: 'networkidle' });
  const another = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Chat Now' }).click({ modifiers: ['Control'] });
  await another;
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Chat Now leads to the form, and the form submits', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.42' });
    await page.goto(queryFormAddress);
    await page.getByRole('link', { name: 'Chat Now' }).click();
    await expect(form(page)).toBeInViewport();
    await fill(page);
    await submit(page);
    await expect(page.getByRole('main')).toContainText(/reference/i);
  });
});
