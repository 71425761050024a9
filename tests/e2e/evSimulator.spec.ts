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

test('Start Simulation leads to the tabs, with Basic Mode open', async ({ page }) => {
  await page.goto(paths.evSimulator);
  await page.getByRole('link', { name: 'Start Simulation' }).click();
  await expect(tab(page, 'Basic Mode')).toBeInViewport();
  await expect(tab(page, 'Basic Mode')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Advanced Mode')).toHaveAttribute('aria-selected', 'false');
});

test('starts with the specified inputs', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Battery capacity (kWh)')).toHaveValue('60');
  await expect(page.getByLabel('Motor power (kW)')).toHaveValue('150');
  await expect(page.getByLabel('Vehicle weight (kg)')).toHaveValue('1800');
  await expect(page.getByRole('switch', { name: 'Air conditioning' })).not.toBeChecked();
  const slider = page.getByRole('slider', { name: 'Average speed (km/h)' });
  await expect(slider).toHaveValue('80');
  for (const [name, value] of Object.entries({ min: '0', max: '200', step: '1' }))
    await expect(slider).toHaveAttribute(name, value);
});

test('Calculate Range shows the result and moves focus to it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Calculate Range' }).click();
  await expect(answer(page, 'Range 488 km')).toBeFocused();
  await expect(page.getByText('116.8 Wh/km')).toBeVisible();
});

// Reference results for the default car.
for (const [speed, air, range] of [
  [120, false, 298],
  [80, true, 421],
  [40, true, 507],
] as const)
  test(`${speed} km/h with air conditioning ${air ? 'on' : 'off'} reaches ${range} km`, async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('slider', { name: 'Average speed' }).fill(String(speed));
    await page.getByRole('switch', { name: 'Air conditioning' }).setChecked(air);
    await page.getByRole('button', { name: 'Calculate Range' }).click();
    await expect(answer(page, `Range ${range} km`)).toBeVisible();
  });

test('the arrow keys move the slider by one km/h', async ({ page }) => {
  await open(page);
  const slider = page.getByRole('slider', { name: 'Average speed' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '81 km/h');
});

test('zero speed, an unreachable speed and impossible input each get their own message', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('slider', { name: 'Average speed' }).fill('0');
  await expect(answer(page, 'No range: the car stands still')).toBeVisible();
  await expect(page.getByText('the battery lasts for 190 h')).toBeVisible();

  await page.getByRole('slider', { name: 'Average speed' }).fill('200');
  await page.getByLabel('Motor power (kW)').fill('40');
  await expect(answer(page, 'Speed not reachable')).toBeVisible();
  await expect(page.getByText(/takes 86\.4 kW\. The highest speed it holds/)).toBeVisible();

  const battery = page.getByLabel('Battery capacity (kWh)');
  await battery.fill('');
  await page.getByRole('button', { name: 'Calculate Range' }).click();
  await expect(answer(page, 'These inputs cannot be simulated')).toBeVisible();
  await expect(battery).toBeFocused();
  await expect(battery).toHaveAccessibleDescription(
    'Battery capacity must be a number from 1 to 1000 kWh.',
  );
});

test('every chart has a table with the same figures, and lines are read by pointer and by keys', async ({
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
  const range = page.getByRole('figure', { name: 'Range over speed' });
  await range.getByRole('img').hover();
  await expect(range.getByText(/^Speed [\d.]+ km\/h · Range [\d.]+ km$/)).toBeVisible();
  const cursor = range.getByRole('slider', { name: 'Cursor: Range over speed' });
  await cursor.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Speed 1\d\d[\d.]* km\/h · Range/);
});

test('the inputs are kept in the address', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'Average speed' }).fill('120');
  await page.getByLabel('Vehicle weight (kg)').fill('2400');
  await expect(page).toHaveURL(/\?speed=120&weight=2400$/);
  const before = await answer(page, /^Range/).textContent();
  await page.reload();
  await waitForHydration(tab(page, 'Basic Mode'));
  await expect(page.getByRole('slider', { name: 'Average speed' })).toHaveValue('120');
  await expect(answer(page, before ?? '')).toBeVisible();
});

test('an address with invalid values shows which values are used instead', async ({ page }) => {
  await open(page, '?speed=999&battery=large');
  await expect(page.getByText('Average speed cannot be “999”')).toBeVisible();
  await expect(page.getByText('Battery capacity cannot be “large”')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Average speed' })).toHaveValue('200');
});

test('the results can be downloaded as CSV', async ({ page }) => {
  await open(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('ev-simulation.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Input,Battery capacity,60,kWh\r\n');
  expect(csv).toContain('Result,Range,488.2,km\r\n');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the result for the default car is on the page', async ({ page }) => {
    await page.goto(paths.evSimulator);
    await expect(answer(page, 'Range 488 km')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Range over speed' })).toBeVisible();
  });
});
