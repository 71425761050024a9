import { paths } from '../../src/site/paths.ts';
import { referenceIn, storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.81' } });

const buttons = [
  { name: 'Get Started Today', purpose: 'trial' },
  { name: 'Start Free Trial', purpose: 'trial' },
  { name: 'Schedule Demo', purpose: 'demo' },
  { name: 'Contact Sales', purpose: 'sales' },
];

test('each button opens the form for its purpose', async ({ page }) => {
  await page.goto(paths.vodichron, { waitUntil: 'networkidle' });
  for (const { name, purpose } of buttons) {
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('I would like')).toHaveValue(purpose);
    for (const label of ['Company', 'Number of people', 'Preferred date'])
      await expect(dialog.getByLabel(label)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a request is validated, submitted and acknowledged', async ({ page }) => {
  await page.goto(paths.vodichron, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Schedule Demo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Company name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha@example.com');
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Meridhan Motors');
  await dialog.getByLabel('Number of people').fill('120');
  await dialog.getByLabel('Preferred date').fill('2027-01-18');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  const status = dialog.getByRole('status');
  await expect(status).toContainText('Thank you, we have received it.');
  const reference = await referenceIn(status);
  expect(storedSubmission(reference)).toMatchObject({
    form: 'demo',
    fields: { purpose: 'demo', company: 'Meridhan Motors', people: '120', date: '2027-01-18' },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button leads to the form with its purpose selected', async ({ page }) => {
    await page.goto(paths.vodichron);
    await page.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page.getByLabel('I would like')).toHaveValue('sales');
  });
});
