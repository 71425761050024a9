import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const count = (page: Page) => page.getByRole('heading', { name: /of 88 instruments/ });

test('filters in the browser, keeps the question in the address and goes back', async ({
  page,
}) => {
  await page.goto('/instruments');
  await page
    .getByRole('main')
    .getByRole('link', { name: /finder/i })
    .first()
    .click();
  await expect(page).toHaveURL('/instruments/finder');
  await page.locator('#finder[data-live]').waitFor();
  await page.getByRole('checkbox', { name: /^Surge \d+$/ }).check();
  await expect(page).toHaveURL('/instruments/finder?phenomenon=surge');
  await page.getByRole('checkbox', { name: /^Three phases/ }).check();
  await expect(count(page)).toHaveText('2 of 88 instruments');
  const phenomenon = page.getByRole('group', { name: 'Phenomenon' });
  await expect(
    phenomenon.getByRole('checkbox', { name: /^Electrostatic discharge/ }),
  ).toBeDisabled();
  await page.getByLabel('Current of the EUT from (A)').fill('32 A');
  await expect(count(page)).toHaveText('1 of 88 instruments');
  await expect(page.getByRole('link', { name: 'CDN 5432', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Drop Current of the EUT at least 32 A' }).click();
  await expect(count(page)).toHaveText('2 of 88 instruments');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  const address = page.url();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Current of the EUT from (A)')).toHaveValue('32 A');
  await expect(count(page)).toHaveText('1 of 88 instruments');
  await page.goto(address);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
});

test('on a phone the filters are a drawer, and a dead end has ways out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/instruments/finder?waveform=10-700');
  await page.locator('#finder[data-live]').waitFor();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Voltage from (kV)', { exact: true }).fill('3 MV');
  await page.getByRole('button', { name: 'Show 0 instruments' }).click();
  await expect(page.getByText('No instrument has all of this')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute(
    'href',
    /^\/quote\?message=.*3000/,
  );
  await page.getByRole('link', { name: /Without it: \d+ instruments/ }).click();
  await expect(page.getByRole('link', { name: 'TSG 6-700', exact: true })).toBeVisible();
});

test('without JavaScript the form asks the server', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await page.goto('/instruments/finder');
  await page.getByRole('checkbox', { name: /^Ring wave/ }).check();
  await page.getByLabel('Voltage from (kV)', { exact: true }).fill('6');
  await page.getByRole('button', { name: /^Show \d+ instruments/ }).click();
  await expect(page).toHaveURL(/phenomenon=ring-wave/);
  await expect(page.getByRole('link', { name: 'RWG 6', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RWG 4', exact: true })).toHaveCount(0);
  await page.close();
});

test('a chip pressed before the results have followed a filter drops only its own', async ({
  page,
}) => {
  await page.goto('/instruments/finder?phases=3');
  await expect(page.locator('[data-live]')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Coupling network/ })
    .first()
    .evaluate(async (box) => {
      (box as HTMLInputElement).click();
      // React has taken it in, but nothing has been painted yet.
      await Promise.resolve();
      document.querySelector<HTMLElement>('[aria-label="Asked for"] a')?.click();
    });
  await expect(page).toHaveURL(/\/finder\?(?:role|family)=coupling-network$/);
});

test('a long list has a filter and shows all on demand', async ({ page }) => {
  await page.goto('/instruments/finder');
  await page.locator('#finder[data-live]').waitFor();
  const group = page.getByRole('group', { name: 'Standard', exact: true });
  const boxes = group.getByRole('checkbox');
  await expect(boxes).toHaveCount(8);
  await group.getByRole('searchbox').fill('7637');
  await expect(boxes.first()).toHaveAccessibleName(/ISO 7637/);
  await expect(group.getByRole('checkbox', { name: /61000/ })).toHaveCount(0);
  await boxes.first().check();
  await group.getByRole('searchbox').fill('');
  await expect(boxes).toHaveCount(9);
  await expect(group.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/ISO 7637/);
  await group.getByRole('button', { name: /^Show all \d+$/ }).click();
  expect(await boxes.count()).toBeGreaterThan(50);
  await page.getByRole('searchbox', { name: 'Words' }).fill('10/350 100 kA');
  await expect(page.getByText('Most is excluded by')).toBeVisible();
});
