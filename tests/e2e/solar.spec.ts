import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const sections = [
  'Authentication',
  'Plant Configuration',
  'Dashboard Overview',
  'Plant Details',
  'Alerts & Notifications',
];

async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('..').getByText(figure, { exact: true })).toBeVisible();
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto(paths.solarEnergySystem);
});

test('badge, sample figures, a consistent day, five values, guide and side cards', async ({
  page,
}) => {
  await expect(page.getByText('Enterprise · Multi-Plant', { exact: true })).toBeVisible();
  const ofFleet = { 'Total generation': '1.4 MW', 'Active plants': '12', Alarms: '2' };
  await expectFigures(page, { ...ofFleet, Output: '96 kW' });
  await expect(page.getByText(/^Sample figures of twelve simulated plants/).first()).toBeVisible();

  const dashboard = page.locator('#dashboard');
  await expect(dashboard.getByText('SAMPLE DATA', { exact: true })).toBeVisible();
  await expect(dashboard.getByRole('img', { name: /^Output of Satara Cold Store/ })).toBeVisible();
  const plants = dashboard.getByRole('table', { name: 'All plants' });
  const outputs = await plants.locator('tbody tr td:nth-child(3)').allTextContents();
  expect(outputs).toHaveLength(12);
  const total = outputs.reduce((sum, output) => sum + Number(output), 0);
  expect((total / 1000).toFixed(1)).toBe('1.4');
  await expect(dashboard.getByText('Open', { exact: true })).toHaveCount(2);
  await expect(dashboard.getByRole('row', { name: /^INV-05 Producing/ })).toBeVisible();
  await expect(dashboard.getByText(/^Kolhapur Foundry, INV-02/)).toBeVisible();

  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Business value', level: 2 }),
  });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(5);

  const contact = page.locator('#contact');
  await expect(contact.getByText('Response within 1–2 business days.')).toBeVisible();
  for (const name of ['Modbus', 'MQTT', 'REST APIs', 'CSV export'])
    await expect(contact.getByRole('listitem').filter({ hasText: name })).toBeVisible();

  const links = page.locator('#user-guide details a');
  await expect(links).toHaveCount(5);
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect((await page.request.get(href ?? '')).status()).toBe(200);

  const guide = page.locator('#user-guide details');
  await expect(guide.locator('summary')).toHaveText(sections);
  const first = guide.nth(0);
  await first.locator('summary').click();
  await expect(first.getByText('Password recovery')).toBeVisible();
  await guide.nth(3).locator('summary').press('Enter');
  await expect(guide.nth(3).getByText('Excel/PDF export')).toBeVisible();
  await expect(first.getByText('Password recovery')).toBeHidden();
  await guide.nth(3).locator('summary').press('Enter');
  await expect(guide.nth(3).getByText('Excel/PDF export')).toBeHidden();

  // The figures are those of the console at that moment.
  const overview = page.locator('#dashboard');
  await overview.getByRole('link', { name: '10 April 2026, 12:52', exact: true }).click();
  await expectFigures(page, ofFleet);
  await expect(page.getByRole('row', { name: /^Satara Cold Store Producing 96 / })).toBeVisible();
});

test('each button leads to its target', async ({ page }) => {
  for (const [name, target] of [
    ['Features', 'Core features'],
    ['Dashboard', 'Plant overview'],
    ['Contact', 'Request a demo'],
    ['Request Demo', 'Request a demo'],
    ['View Docs', 'User Guide'],
  ] as const) {
    await page.goto(paths.solarEnergySystem);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: target, level: 2 })).toBeInViewport();
  }
  await page.getByRole('main').getByRole('link', { name: 'Live Demo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fleet', level: 1 })).toBeVisible();
});

test('the mobile menu opens, closes, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Solar monitoring: menu' });
  const link = page.getByRole('main').getByRole('link', { name: 'Dashboard', exact: true });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Plant overview' })).toBeInViewport();
});

test('an enquiry is submitted without leaving the page', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.61' });
  const form = page.getByRole('form', { name: 'Solar monitoring enquiry' });
  await waitForHydration(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please give an e-mail address')).toBeVisible();
  await form.getByLabel('Name').fill('Asha Kulkarni');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Company').fill('Krishna Solar');
  await form.getByLabel('Message').fill('Twelve plants, 1.4 MW in all.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you, we have received it.');
  await expect(form.getByRole('status')).toContainText(company.replyTime);
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`${paths.solarEnergySystem}$`));
});
