import type { Page } from '@playwright/test';
import { mapTitle } from '../../src/features/contact/mapFeatures.ts';
import { contactMessages } from '../../src/forms/contact.ts';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { referenceIn, storedSubmission } from '../support/storedSubmission.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.80' } });

const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send enquiry' });
const toast = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first();

async function fillIn(page: Page, message: string): Promise<void> {
  await form(page).getByLabel('Name').fill('Asha Rao');
  await form(page).getByLabel('Email').fill('asha@example.com');
  await form(page).getByLabel('Message').fill(message);
}

test('shows the form, the address and the ways to reach us, also to machines', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CONTACT US');
  for (const label of ['Name', 'Email', 'Subject', 'Phone', 'Message'])
    await expect(form(page).getByLabel(label)).toBeVisible();
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '7');
  const main = page.getByRole('main');
  await expect(
    main.getByText(`${company.address.locality}, ${company.address.region}`),
  ).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByRole('link', { name: /LinkedIn/ })).toBeVisible();

  await expect(page.getByRole('img', { name: mapTitle })).toBeVisible();
  for (const way of ['From the airport', 'From the railway station', 'By metro or bus', 'By car'])
    await expect(page.getByRole('term').filter({ hasText: way })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': Record<string, unknown>[] };
  const { locality, postalCode, latitude, longitude } = company.address;
  expect(graph.find((entry) => entry['@type'] === 'LocalBusiness')).toMatchObject({
    address: { addressLocality: locality, postalCode },
    geo: { latitude, longitude },
  });
});

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(paths.contact, { waitUntil: 'networkidle' });
  });

  test('submits, shows the reference and clears the form', async ({ page }) => {
    await fillIn(page, 'With JavaScript');
    await send(page).click();
    await expect(toast(page, 'Enquiry sent')).toBeVisible();
    const status = form(page).getByRole('status');
    await expect(status).toContainText('we have received it');
    const { fields } = storedSubmission(await referenceIn(status));
    expect(fields).toMatchObject({ name: 'Asha Rao', message: 'With JavaScript', agree: false });
    await expect(form(page).getByLabel('Message')).toHaveValue('');
  });

  test('rejects an empty enquiry with messages at the fields', async ({ page }) => {
    await send(page).click();
    await expect(form(page).getByLabel('Email')).toBeFocused();
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      contactMessages.unreachable,
    );
    await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(
      contactMessages.empty,
    );
    await form(page).getByLabel('Email').fill('asha@example.com');
    await expect(page.getByText(contactMessages.unreachable)).toBeHidden();
    await send(page).click();
    await expect(toast(page, 'Enquiry sent')).toBeVisible();
  });

  test('has an agree box that a click toggles and Enter does not', async ({ page }) => {
    const agree = form(page).getByRole('checkbox');
    await expect(agree).not.toBeChecked();
    await agree.click();
    await expect(agree).toBeChecked();
    await agree.press('Enter');
    await expect(agree).toBeChecked();
    await expect(form(page).getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    await agree.click();
    await expect(agree).not.toBeChecked();
  });

  test('counts a double click once', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fillIn(page, 'Double click');
    await send(page).dblclick();
    await expect(toast(page, 'Enquiry sent')).toBeVisible();
    expect(posts.length).toBe(1);
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /503|ERR_FAILED|Failed to load resource/ });

  test('keeps the input, and a retry does not create a second submission', async ({ page }) => {
    await page.goto(paths.contact, { waitUntil: 'networkidle' });
    await fillIn(page, 'Kept over a failure');
    const sent: string[] = [];
    // The request arrives, but its response is lost.
    await page.route('**/api/submissions/contact', async (route) => {
      const response = await route.fetch();
      sent.push((await response.json()).reference);
      await (sent.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await send(page).click();
    await expect(toast(page, 'Submission failed')).toBeVisible();
    await expect(
      form(page).getByText('Something went wrong. Please try again later.'),
    ).toBeVisible();
    await expect(form(page).getByLabel('Message')).toHaveValue('Kept over a failure');
    await send(page).click();
    await expect(toast(page, 'Enquiry sent')).toBeVisible();
    expect(sent[0]).toMatch(new RegExp(`^${company.referencePrefix}-`));
    expect(sent[1]).toBe(sent[0]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits and shows the reference; a reload does not send again', async ({ page }) => {
    await page.goto(paths.contact);
    await fillIn(page, 'Without JavaScript');
    await form(page).getByRole('checkbox').check();
    await send(page).click();
    const status = page.getByRole('status').filter({ hasText: 'we have received it' });
    await expect(status).toBeVisible();
    const reference = await referenceIn(status);
    expect(storedSubmission(reference).fields).toMatchObject({ agree: true });
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    await page.goBack();
    await send(page).click();
    await expect(page.getByText(reference)).toBeVisible();
  });

  test('comes back with the input and the error messages', async ({ page }) => {
    await page.goto(paths.contact);
    await form(page).getByLabel('Name').fill('Asha “Rao” <b>');
    await form(page).getByLabel('Message').fill('Nobody can answer this');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Some fields are missing or invalid.');
    await expect(page.getByLabel('Name')).toHaveValue('Asha “Rao” <b>');
    await expect(page.getByLabel('Message')).toHaveValue('Nobody can answer this');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(contactMessages.unreachable);
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('we have received it')).toBeVisible();
  });
});
