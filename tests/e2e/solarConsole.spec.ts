import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consolePath, paths } from '../../src/site/paths.ts';
import { accessibilityFaults } from '../support/accessibilityFaults.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { readPdf } from '../support/readPdf.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

/** In the week before the moment of the sample, a string of Kolhapur's second inverter is open. */
const at = '2026-04-09T12:52';

async function open(page: Page, screen: string, query: Record<string, string> = {}) {
  await page.goto(consolePath(screen, query));
  await waitForHydration(page.getByRole('combobox', { name: 'Role' }));
}

const figure = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('..');

test('an operator finds the plant that fell behind, says why, acknowledges and reports', async ({
  page,
}) => {
  await open(page, '', { at });

  // Who has alarms, and which plant of them does worst?
  await page.getByRole('combobox', { name: 'Show plants by state' }).selectOption('Reduced');
  await expect(page).toHaveURL(/state=reduced/);
  const plants = page.getByRole('table', { name: /^Plants/ });
  await expect(plants.getByRole('row')).toHaveCount(3);
  await plants.getByRole('link', { name: 'Kolhapur Foundry' }).click();
  await expect(page.getByRole('heading', { name: 'Kolhapur Foundry', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(plants.getByRole('row')).toHaveCount(3);
  await page.goForward();

  // Why? A string carries nothing, and the inverter with it falls behind its neighbours.
  await expect(page.getByRole('heading', { name: 'Kolhapur Foundry', level: 1 })).toBeVisible();
  const strings = page.getByRole('table', { name: /^String currents/ });
  await expect(strings.getByRole('row', { name: 'INV-02 100 0 100 101' })).toBeVisible();
  const losses = page.getByRole('table', { name: /^Losses/ });
  await expect(losses.getByRole('row', { name: /^Open and weak strings/ })).toBeVisible();
  await strings.getByRole('link', { name: 'INV-02' }).click();
  await expect(page.getByRole('heading', { name: 'INV-02', level: 1 })).toBeVisible();
  await expect(page.getByText('0.0 A', { exact: true })).toBeVisible();

  // The alarm says the same, and is acknowledged with a note.
  await page.getByRole('link', { name: 'String current low' }).click();
  await waitForHydration(page.getByRole('combobox', { name: 'Role' }));
  await expect(
    page.getByText(/Below 85 % of the inverter's median for 30 min/).first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Fuse of string 2 ordered');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  const alarm = page.getByRole('row', { name: /Kolhapur Foundry, INV-02, string 2/ });
  await expect(alarm).toContainText('Active, acknowledged');
  await expect(alarm).toContainText('Fuse of string 2 ordered');

  // It is still so after a reload.
  await page.reload();
  await expect(alarm).toContainText('Active, acknowledged');

  // The month goes to the owner.
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('combobox', { name: 'Plant' }).selectOption('Kolhapur Foundry');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('April 2026');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'Kolhapur Foundry, April 2026' })).toBeVisible();
  const ratio = await figure(page, 'PR').getByRole('definition').first().textContent();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF' }).click(),
  ]);
  const file = await readFile(await download.path());
  const pdf = await readPdf(file);
  expect(accessibilityFaults(pdf)).toEqual([]);
  expect(pdf.info.Title).toBe('Solar report: Kolhapur Foundry, 2026-04');
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.text).toContain(`${ratio} from the sums`);
});

test('the month in the CSV file gives the ratio that the screen shows', async ({
  page,
  request,
}) => {
  await open(page, 'reports', { plant: 'nanded', month: '2026-02' });
  const shown = await figure(page, 'PR').getByRole('definition').first().textContent();
  const href = await page.getByRole('link', { name: 'CSV for Excel' }).getAttribute('href');
  const text = await (await request.get(href ?? '')).text();
  expect(text.startsWith('\ufeff')).toBe(true);
  const [head = [], ...rows] = text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const sum = (name: string) =>
    rows.reduce((total, row) => total + Number(row[head.indexOf(name)]), 0);
  const rating = Number(rows[0]?.[head.indexOf('DC rating kWp')]);
  const ratio = sum('Energy in recorded minutes kWh') / rating / sum('Irradiation kWh/m2');
  expect(ratio.toFixed(3)).toBe(shown);
  expect(rows).toHaveLength(28);
});

test('a day as CSV adds up to the energy of its day', async ({ page, request }) => {
  await open(page, 'satara', { at: '2026-03-14T12:00' });
  const shown = await figure(page, 'Energy').getByRole('definition').first().textContent();
  const href = await page.getByRole('link', { name: 'Day as CSV' }).getAttribute('href');
  const [head = '', ...rows] = (await (await request.get(href ?? '')).text()).trim().split('\r\n');
  const column = head.split(',').indexOf('AC kW');
  const energy = rows.reduce((sum, row) => sum + Number(row.split(',')[column]) / 60, 0);
  expect(`${energy.toFixed(0)} kWh`).toBe(shown);
});

test('scrubbing changes the moment, the address and the figures', async ({ page }) => {
  await open(page, '', { at: '2026-04-10T12:52' });
  await expect(figure(page, 'Total generation')).toContainText('1.4 MW');
  const slider = page.getByRole('slider', { name: 'Time of day' });
  await slider.fill(String(8 * 60));
  await expect(page).toHaveURL(/at=2026-04-10T08%3A00/);
  await expect(page.getByText('As of 10 April 2026, 08:00 IST')).toBeVisible();
  await expect(figure(page, 'Total generation')).toContainText('0.4 MW');
  await slider.press('ArrowRight');
  await expect(page.getByText('As of 10 April 2026, 08:01 IST')).toBeVisible();
});

test('roles add and remove functions', async ({ page }) => {
  await open(page, 'alarms', { at });
  const role = page.getByRole('combobox', { name: 'Role' });
  const table = page.getByRole('table', { name: /^Alarms/ });
  await table.getByRole('link').first().click();
  const acknowledge = page.getByRole('button', { name: /^Acknowledge/ }).first();
  const shelve = page.getByRole('button', { name: 'Shelve 8 h' });
  const outOfService = page.getByRole('button', { name: 'Take out of service' });
  await expect(acknowledge).toBeVisible();
  await expect(outOfService).toBeHidden();
  await role.selectOption('Viewer');
  await expect(acknowledge).toBeHidden();
  await expect(shelve).toBeHidden();
  await role.selectOption('Engineer');
  await expect(outOfService).toBeVisible();
  await shelve.click();
  await expect(page.getByRole('button', { name: 'Unshelve' })).toBeVisible();
  await page.getByRole('link', { name: 'Configuration' }).click();
  await expect(page.getByRole('heading', { name: 'Set up a plant' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'People' })).toBeHidden();
  await role.selectOption('Administrator');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
});

test('the wizard saves what is entered and computes a year of the plant', async ({ page }) => {
  await open(page, 'configuration');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Engineer');
  await page.getByRole('textbox', { name: /^Latitude/ }).fill('19.07');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /^Tilt/ }).fill('80');
  await expect(page.getByText('Between 0 and 60 °')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('textbox', { name: /^Tilt/ }).fill('20');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Tilt/ })).toHaveValue('20');
  await page.getByRole('button', { name: '5. Review' }).click();
  await expect(page.getByText(/^Computed \d{4} of this plant/)).toBeVisible();
  const yieldText = await figure(page, 'Final yield').getByRole('definition').first().textContent();
  expect(Number(yieldText)).toBeGreaterThan(1300);
});

test('the year of the fleet is computed beside the page, with progress', async ({ page }) => {
  await open(page, 'reports');
  await page.getByRole('button', { name: '2025' }).click();
  const table = page.getByRole('table', { name: 'The plants in 2025' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(page.getByText(/^Computed 2025 of the fleet, in [\d.]+ s$/)).toBeVisible();
});

test('a key figure shows its formula on demand, and a plant prints without controls', async ({
  page,
}) => {
  await open(page, 'satara', { at });
  const formula = page.getByText('PR = Yf ÷ Yr', { exact: true });
  await expect(formula).toBeHidden();
  await page.locator('summary', { hasText: 'Performance ratio' }).press('Enter');
  await expect(formula).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Satara Cold Store', level: 1 })).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go' })).toBeHidden();
});

test('each screen is accessible in both themes and fits a phone', async ({ page }) => {
  for (const screen of ['satara', 'satara/inv-02', 'alarms', 'reports', 'configuration'])
    await test.step(screen, async () => {
      await open(page, screen, { at });
      await expectAccessibleInAllViews(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectToFit(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
});

test('addresses that lead nowhere are not found', async ({ request }) => {
  for (const screen of [
    'atlantis',
    'satara/inv-99',
    'satara/2020-01-01.csv',
    'reports/x-2026-01.pdf',
  ])
    expect((await request.get(consolePath(screen))).status(), screen).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fleet can be read, searched and opened', async ({ page }) => {
    await page.goto(paths.solarConsole);
    const goLive = page.getByRole('button', { name: 'Go live' });
    const isNight = await goLive.isVisible();
    if (isNight) await expect(page.getByText(/^As of .*, 12:30 IST$/)).toBeVisible();
    if (isNight) await goLive.click();
    await expect(page.getByText(/^Live, .* IST$/)).toBeVisible();
    await page.goto(consolePath('', { at }));
    await page.getByRole('searchbox', { name: 'Find a plant by name' }).fill('sat');
    await page.getByRole('button', { name: 'Show' }).click();
    const plants = page.getByRole('table', { name: /^Plants/ });
    await expect(plants.getByRole('row')).toHaveCount(3);
    await plants.getByRole('link', { name: 'Satara Cold Store' }).click();
    await expect(page.getByText('As of 9 April 2026, 12:52 IST')).toBeVisible();
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(page.getByText('As of 8 April 2026, 12:52 IST')).toBeVisible();
  });
});
