import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const answer = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 3 });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(paths.evSimulator + query);
  await waitForHydration(tab(page, 'Basic Mode'));
}

test('starts with the specified inputs in Basic Mode, and Calculate Range shows the result', async ({
  page,
}) => {
  await page.goto(paths.evSimulator);
  await page.getByRole('link', { name: 'Start Simulation' }).click();
  await expect(tab(page, 'Basic Mode')).toBeInViewport();
  await waitForHydration(tab(page, 'Basic Mode'));
  await expect(tab(page, 'Basic Mode')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Advanced Mode')).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByLabel('Battery capacity (kWh)')).toHaveValue('60');
  await expect(page.getByLabel('Motor power (kW)')).toHaveValue('150');
  await expect(page.getByLabel('Vehicle weight (kg)')).toHaveValue('1800');
  await expect(page.getByRole('switch', { name: 'Air conditioning' })).not.toBeChecked();
  const slider = page.getByRole('slider', { name: 'Average speed (km/h)' });
  await expect(slider).toHaveValue('80');
  for (const [name, value] of Object.entries({ min: '0', max: '200', step: '1' }))
    await expect(slider).toHaveAttribute(name, value);
  await page.getByRole('button', { name: 'Calculate Range' }).click();
  await expect(answer(page, 'Range 488 km')).toBeFocused();
  await expect(page.getByText('116.8 Wh/km').first()).toBeVisible();

  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '81 km/h');
  await expect(
    page.getByRole('status').filter({ hasText: 'Range 482 km. The car' }),
  ).toBeAttached();

  // Reference results for the default car.
  for (const [speed, air, range] of [
    [120, false, 298],
    [80, true, 421],
    [40, true, 507],
  ] as const) {
    await slider.fill(String(speed));
    await page.getByRole('switch', { name: 'Air conditioning' }).setChecked(air);
    await expect(answer(page, `Range ${range} km`)).toBeVisible();
  }
});

test('numbers are read as typed, and what cannot be driven gets its own message', async ({
  page,
}) => {
  await open(page);
  const battery = page.getByLabel('Battery capacity (kWh)');
  await battery.fill('7,5 kWh');
  await expect(answer(page, 'Range 61 km')).toBeVisible();
  await battery.focus();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 200);
  await expect(battery).toHaveValue('7,5 kWh');
  await battery.fill('60');

  await page.getByRole('slider', { name: 'Average speed (km/h)' }).fill('0');
  await expect(answer(page, 'No range: the car stands still')).toBeVisible();
  await expect(page.getByText('the battery lasts for 190 h').first()).toBeVisible();

  await page.getByRole('slider', { name: 'Average speed (km/h)' }).fill('200');
  await page.getByLabel('Motor power (kW)').fill('40');
  await expect(answer(page, 'Speed not reachable')).toBeVisible();
  await expect(page.getByText(/takes 86\.4 kW\. The highest speed it holds/).first()).toBeVisible();

  await battery.fill('');
  await page.getByRole('button', { name: 'Calculate Range' }).click();
  await expect(answer(page, 'These inputs cannot be simulated')).toBeVisible();
  await expect(battery).toBeFocused();
  await expect(battery).toHaveAccessibleDescription(
    'Battery capacity must be a number from 1 to 1000 kWh.',
  );
});

test('the charts have tables, the inputs are in the address, and the results come as CSV', async ({
  page,
}) => {
  await open(page);
  for (const [heading, cells] of [
    ['Energy by cause', ['Air resistance', '53.5', '46']],
    ['State of charge over the trip', ['244', '3 h 3 min', '50']],
    ['Range over speed', ['120', '298', '191.5']],
  ] as const) {
    const figure = page.getByRole('figure', { name: heading });
    await expect(figure.getByRole('img', { name: heading })).toBeVisible();
    await figure.getByText('Figures as a table').click();
    const row = figure.getByRole('row', { name: cells.join(' '), exact: true });
    await expect(row).toBeVisible();
  }

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('ev-simulation.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Input,Battery capacity,60,kWh\r\n');
  expect(csv).toContain('Result,Range,488.2,km\r\n');

  await page.getByRole('slider', { name: 'Average speed (km/h)' }).fill('120');
  await page.getByLabel('Vehicle weight (kg)').fill('2400');
  await expect(page).toHaveURL(/\?speed=120&weight=2400$/);
  const before = await answer(page, /^Range/).textContent();
  await page.reload();
  await waitForHydration(tab(page, 'Basic Mode'));
  await expect(page.getByRole('slider', { name: 'Average speed (km/h)' })).toHaveValue('120');
  await expect(answer(page, before ?? '')).toBeVisible();
});

test('going back after Start Simulation keeps the case in the address', async ({ page }) => {
  await page.goto(paths.evSimulator);
  await page.getByRole('link', { name: 'Start Simulation' }).click();
  await waitForHydration(tab(page, 'Basic Mode'));
  await page.getByRole('slider', { name: 'Average speed (km/h)' }).fill('150');
  await expect(page).toHaveURL(/\?speed=150#simulation$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?speed=150$/);
  await expect(page.getByRole('slider', { name: 'Average speed (km/h)' })).toHaveValue('150');
});

test('two cases are compared, and the report prints on one page', async ({ page }) => {
  await open(page, '?speed=999&battery=large');
  await expect(page.getByText('Average speed cannot be “999”')).toBeVisible();
  await expect(page.getByText('Battery capacity cannot be “large”')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Average speed (km/h)' })).toHaveValue('200');

  await page.getByRole('button', { name: 'Keep this case to compare' }).click();
  await page.getByRole('slider', { name: 'Average speed (km/h)' }).fill('100');
  const row = page.getByRole('row', { name: 'Range, km 131 380 +248', exact: true });
  await expect(row).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Difference by cause' })).toBeVisible();
  await expect(page).toHaveURL(/beside=speed%3D200/);

  await page.getByText('What moves the range most', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'What moves the range most' })).toBeVisible();
  await page.getByText('A trip with charging stops', { exact: true }).click();
  await expect(page.getByText(/^600 km take .* at one stop/)).toBeVisible();
  await page.getByText('Cost and CO2 beside petrol', { exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Cost, ₹' })).toBeVisible();

  await page.evaluate(() => {
    document.documentElement.dataset.print = 'report';
  });
  await page.emulateMedia({ media: 'print' });
  const bars = page.getByRole('img', { name: 'Energy by cause' });
  const chart = await bars.boundingBox();
  const last = await bars.locator('text').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((chart?.y ?? 0) + (chart?.height ?? 0));
  const printedPages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(await printedPages()).toHaveLength(1);

  // The longest: every input of Advanced Mode, every cause, two cases.
  await open(page, '?mode=advanced&drive=wltp&road=profile&ambient=-5&ac=on&beside=speed%3D80');
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'report';
  });
  expect(await printedPages()).toHaveLength(1);
});
