import { expect, test } from '../support/test.ts';

// Rate limits are per client address.
test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.40' } });

const reference = /Your reference is [A-Z0-9-]+/;

test('takes products from the URL and from the list, and submits', async ({ page }) => {
  await page.goto('/quote?product=multi-ce5&product=cdn-5416&product=AC%20Charger');
  for (const name of ['MULTI-CE5', 'CDN 5416', 'AC Charger'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await page.getByRole('combobox', { name: 'Add an instrument' }).selectOption('ESG 30');
  await expect(page.getByRole('checkbox', { name: 'ESG 30' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'CDN 5416' }).uncheck();
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Company').fill('Jyotem');
  await page.getByLabel('Country').fill('India');
  await page.getByLabel('Preferred delivery').fill('March');
  await page.getByLabel('Name', { exact: false }).first().fill('Asha Kulkarni');
  await page.getByLabel('Email').fill('asha@example.com');

  const sent = page.waitForRequest('**/api/submissions/quote');
  await page.getByRole('button', { name: 'Request quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    products: ['multi-ce5', 'AC Charger', 'esg-30'],
    quantity: '2',
    company: 'Jyotem',
    country: 'India',
    delivery: 'March',
    name: 'Asha Kulkarni',
    email: 'asha@example.com',
  });
  await expect(page.getByText(reference)).toBeVisible();
});

test('reports missing fields and keeps the input', async ({ page }) => {
  await page.goto('/quote');
  await page.getByLabel('Company').fill('Jyotem');
  await page.getByRole('button', { name: 'Request quote' }).click();
  for (const message of [
    'Please choose a product or describe what you need',
    'Name is required',
    'Invalid email address',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Jyotem');
});

test('shows at most twenty products, each once, as text', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, i) => `product=thing-${i}`).join('&');
  await page.goto(`/quote?product=%3Cb%3Ebold%3C/b%3E&product=esg-30&product=esg-30&${many}`);
  await expect(page.getByRole('checkbox')).toHaveCount(20);
  await expect(page.getByRole('checkbox', { name: '<b>bold</b>' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ESG 30' })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits the products from the URL and the one chosen', async ({ page }) => {
    await page.goto('/quote?product=multi-ce5&product=multi-ce7');
    await page.getByRole('checkbox', { name: 'MULTI-CE7' }).uncheck();
    await page.getByRole('combobox', { name: 'Add an instrument' }).selectOption('ESG 30');
    await page.getByLabel('Name', { exact: false }).first().fill('Asha Kulkarni');
    await page.getByLabel('Email').fill('asha@example.com');
    const sent = page.waitForRequest('**/api/submissions/quote');
    await page.getByRole('button', { name: 'Request quote' }).click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect(body.getAll('products').filter(Boolean)).toEqual(['multi-ce5', 'esg-30']);
    await expect(page.getByText(reference)).toBeVisible();
  });

  test('comes back with the products and a message when a field is missing', async ({ page }) => {
    await page.goto('/quote?product=multi-ce5');
    await page.getByRole('button', { name: 'Request quote' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'MULTI-CE5', exact: true })).toBeChecked();
  });
});
