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

  test('three products; an empty form is rejected with a toast and a message per field', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    const values = await product(page)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'product1', 'product2', 'product3']);
    await expect(page.getByLabel('CV')).toHaveAttribute('accept', '.pdf,.doc,.docx');

    await submit(page);
    await expect(toast(page, invalid)).toBeVisible();
    for (const message of messages)
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    for (const optional of ['Message', 'CV'])
      await expect(page.getByLabel(optional)).not.toHaveAttribute('aria-invalid');
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
