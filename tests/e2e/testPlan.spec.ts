import { expectToFit } from '../support/expectToFit.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

test('a buyer goes from the menu to a plan, its figures and the quote list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/instruments/standards');
  await page.getByRole('link', { name: 'IEC 61000-6-2', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IEC 61000-6-2');
  await expect(page.getByText('To be confirmed with your edition').first()).toBeVisible();
  await page.getByRole('link', { name: 'Make a test plan to IEC 61000-6-2' }).click();

  await page.getByLabel('ITU-T K.21').check();
  await page.getByLabel('AC supply', { exact: true }).check();
  await page.getByLabel('Telecom line').check();
  await page.getByLabel('Phases').selectOption('3');
  await page.getByLabel('Voltage', { exact: true }).fill('400 V');
  await page.getByLabel('Current per phase').fill('32A');
  await page.getByRole('button', { name: 'Make the test plan' }).click();
  await expect(page).toHaveURL(/standard=iec-61000-6-2&standard=itu-t-k-21.*phases=3/);

  const surge = page.getByRole('row', { name: /^Surge.*IEC 61000-4-5.*2 kV line to earth/ });
  await expect(surge.getByRole('link', { name: 'CDN 5432' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Power induction/ })).toContainText('PXG 600-60');
  await expect(page.getByLabel('Voltage', { exact: true })).toHaveValue('400 V');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);

  const quote = page.getByRole('link', { name: 'Add all to quote list' });
  await expect(quote).toHaveAttribute('href', /product=multi-ce7.*product=cdn-5432/);
});

test('the page of a basic standard shows its levels, wave, set-up and instruments', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/instruments/standards/iec-61000-4-5');
  await expect(page.getByRole('row', { name: /^4 2 kV 4 kV 2 kA/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '1.2/50 µs impulse voltage' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Surge generator with coupling/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coupling networks and devices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CDN 5432' })).toBeVisible();
  await expectAccessibleInAllViews(page);
});

test('the page of a generic standard shows instruments for every test it calls', async ({
  page,
}) => {
  await page.goto('/instruments/standards/iec-61000-6-2');
  const section = page.locator('section').filter({ hasText: 'Our instruments' }).last();
  for (const name of ['ESG 16', 'MULTI-CE7', 'CWG 4-2', 'PFG 16-1', 'PFG 75-3', 'CDN 5432'])
    await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
});
