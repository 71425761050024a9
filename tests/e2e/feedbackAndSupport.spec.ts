import { paths } from '../../src/site/paths.ts';
import { referenceIn, storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.83' } });

test('feedback is submitted, and contact details are required only if an answer is wanted', async ({
  page,
}) => {
  await page.goto(paths.feedback, { waitUntil: 'networkidle' });
  await page.getByLabel('Topic').selectOption('website');
  await page.getByLabel('Your feedback').fill('The map of the R&D centre helped us to find you.');
  await page.getByLabel('I would like an answer').check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/^Please give an e-mail address or a phone number/)).toBeVisible();
  await page.getByLabel('I would like an answer').uncheck();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('Thank you, we have received it.');
  expect(storedSubmission(await referenceIn(status))).toMatchObject({
    form: 'feedback',
    fields: { topic: 'website', answer: false },
  });
});

test('a support case is opened with model, serial number and picture', async ({ page }) => {
  await page.goto(paths.technicalSupport, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open the case' }).click();
  for (const message of ['Please select how urgent it is', 'Please specify a product'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Urgency').selectOption('standstill');
  await page.getByLabel('Product or model').fill('PG 10-10000');
  await page.getByLabel('Serial number').fill('PG-0042');
  await page.getByLabel('What happens').fill('The interlock stays open although the door is shut.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Iyer');
  await page.getByLabel('Phone').fill('+91 20 5550 9999');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.getByLabel('Picture or trace').setInputFiles({
    name: 'display.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await page.getByRole('button', { name: 'Open the case' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('Thank you, we have received it.');
  expect(storedSubmission(await referenceIn(status))).toMatchObject({
    form: 'support',
    fields: { product: 'PG 10-10000', serial: 'PG-0042', urgency: 'standstill' },
    attachment: { name: 'display.png' },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, label } of [
    { path: paths.feedback, label: 'Your feedback' },
    { path: paths.technicalSupport, label: 'What happens' },
  ])
    test(`${path} posts, and comes back with messages for missing fields`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel(label).fill('short');
      await page.locator('main form button[type=submit]').click();
      await expect(page.getByText('Please enter at least 10 characters')).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue('short');
    });
});
