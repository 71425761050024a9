import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { pdf } from '../support/documents.ts';
import { referenceIn, storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.82' } });

const messages = [
  'Name is required',
  'Invalid email address',
  'Area of interest is required',
  'Phone number is too short',
  'Please select a product',
  'You must agree to the terms',
];
const invalid = 'Please fix the highlighted errors before submitting ❌';

const product = (page: Page) => page.getByRole('combobox', { name: 'Product' });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Area of interest').fill('Surge testing');
  await page.getByLabel('Phone').fill('02055501234');
  await product(page).selectOption('product2');
  await page.getByLabel('I agree to the').check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first();

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(paths.join, { waitUntil: 'networkidle' });
  });

  test('shows the welcome heading and the three products', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    const values = await product(page)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'product1', 'product2', 'product3']);
    await expect(page.getByLabel('CV')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  });

  test('rejects an empty form with a toast and a message per field', async ({ page }) => {
    await submit(page);
    await expect(toast(page, invalid)).toBeVisible();
    for (const message of messages)
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Message')).not.toHaveAttribute('aria-invalid');
  });

  test('rejects a value that is too short or no address, and nothing else', async ({ page }) => {
    for (const [field, value, message] of [
      ['Name', 'A', 'Name is required'],
      ['Email', 'asha@', 'Invalid email address'],
      ['Area of interest', 'S', 'Area of interest is required'],
      ['Phone', '0205550', 'Phone number is too short'],
    ] as const) {
      await fillIn(page);
      await page.getByLabel(field).fill(value);
      await submit(page);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    }
  });

  test('submits the entry with its CV, confirms it and clears the form', async ({ page }) => {
    await fillIn(page);
    await page
      .getByLabel('CV')
      .setInputFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await submit(page);
    await expect(toast(page, 'Form submitted successfully 🎉')).toBeVisible();
    for (const label of ['Name', 'Email', 'Area of interest', 'Phone', 'CV'])
      await expect(page.getByLabel(label)).toHaveValue('');
    await expect(product(page)).toHaveValue('');
    await expect(page.getByLabel('I agree to the')).not.toBeChecked();
    const reference = await referenceIn(page.getByRole('status'));
    expect(storedSubmission(reference)).toMatchObject({
      form: 'join',
      fields: { name: 'Asha Rao', product: 'product2', terms: true, message: '' },
      attachment: { name: 'asha.pdf', size: pdf().length },
    });
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /503/ });

  test('no input is lost', async ({ page }) => {
    await page.route('**/api/submissions/join', (route) =>
      route.fulfill({ status: 503, json: { title: 'Service unavailable' } }),
    );
    await page.goto(paths.join, { waitUntil: 'networkidle' });
    await fillIn(page);
    await submit(page);
    await expect(toast(page, 'Submission failed')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(product(page)).toHaveValue('product2');
    await expect(page.getByLabel('I agree to the')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an empty form comes back with every message; a complete one is accepted', async ({
    page,
  }) => {
    await page.goto(paths.join);
    await page.getByLabel('Message').fill('I would like to see the 2400 kV tower.');
    await submit(page);
    for (const message of messages)
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('I would like to see the 2400 kV tower.');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status')).toContainText('Thank you, we have received it.');
  });
});
