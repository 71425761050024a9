import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const drive = (page: Page) => page.getByLabel('Drive', { exact: true });

async function rangeOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^Range [\d\u202f]+ km$/, level: 3 });
  return Number(((await heading.textContent()) ?? '').replace(/\D/g, ''));
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.evSimulator);
  await waitForHydration(page.getByRole('tab', { name: 'Basic Mode' }));
  await page.getByRole('tab', { name: 'Basic Mode' }).press('ArrowRight');
});

test('opens with an arrow key, keeps the inputs, and drives the standard cycles', async ({
  page,
}) => {
  await expect(page.getByRole('tab', { name: 'Advanced Mode' })).toBeFocused();
  await expect(page.getByLabel('Motor power (kW)')).toHaveValue('150');
  await expect(page.getByLabel('Vehicle weight (kg)')).toHaveValue('1800');
  await page.getByRole('button', { name: 'Run Simulation' }).click();
  await expect(page.getByRole('heading', { name: /^Range/, level: 3 }).first()).toBeFocused();

  // Published totals; the WLTP-style trace is synthetic and may differ by 5 %.
  for (const [option, range, within] of [
    ['IDC, Indian city traffic', 495, 0.01],
    ['MIDC, Indian mixed traffic', 482, 0.01],
    ['WLTP-style, four phases', 388, 0.05],
  ] as const) {
    await drive(page).selectOption(option);
    const name = option.split(',')[0] ?? '';
    await expect(page.getByRole('figure', { name: `The drive: ${name}` })).toBeVisible();
    expect(Math.abs((await rangeOf(page)) / range - 1)).toBeLessThan(within);
  }
  await expect(page.getByText(/^Not the official trace/).first()).toBeVisible();
  const phases = page.getByRole('table', { name: /Each phase beside WLTC class 3b/ });
  await expect(phases.getByRole('row')).toHaveCount(5);
});

test('weather, a real vehicle and a road with heights change the answer', async ({ page }) => {
  await drive(page).selectOption('Constant speed');
  const mild = await rangeOf(page);
  await page.getByLabel('Ambient temperature (°C)').fill('-10');
  await expect.poll(() => rangeOf(page)).toBeLessThan(mild * 0.9);
  const cold = await rangeOf(page);
  await page.getByRole('switch', { name: 'Air conditioning' }).check();
  await page.getByLabel('Heating', { exact: true }).selectOption('Resistive heater');
  await expect.poll(() => rangeOf(page)).toBeLessThan(cold * 0.75);

  await page.getByLabel('Real vehicle').selectOption('Tata Nexon EV (2020)');
  await expect(page.getByLabel('Battery capacity (kWh)')).toHaveValue('30.2');
  await expect(page.getByText(/312 km by ARAI\. On MIDC the model gives \d+ km/)).toBeVisible();

  await page.getByLabel('Road', { exact: true }).selectOption('Heights by kilometre');
  await expect(page.getByText(/The road climbs 1110 m and falls 320 m/).first()).toBeVisible();
  await page.getByLabel(/^From a file/).setInputFiles({
    name: 'road.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('distance km,height m\n0,500\n10,900\n'),
  });
  await expect(page.getByText('Read 2 heights; 2 points follow them within 0 m.')).toBeVisible();
  await expect(page.getByText(/The road climbs 400 m and falls 0 m/).first()).toBeVisible();
  await expect(page).toHaveURL(/profile=0-500_10-900/);
});

test('a drive can be drawn by keyboard alone, with the mouse, and says what is wrong', async ({
  page,
}) => {
  await drive(page).selectOption('A drive of your own');
  const before = await rangeOf(page);
  const speed = page.getByLabel('Point 6: speed in km/h');
  await speed.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('140');
  await expect.poll(() => rangeOf(page)).toBeLessThan(before);
  await page.getByRole('button', { name: 'Add point' }).press('Enter');
  await expect(page.getByLabel('Point 9: time in seconds')).toHaveValue('260');
  await page.getByRole('button', { name: 'Remove point 9' }).press('Enter');
  await expect(page.getByLabel('Point 9: time in seconds')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove point 8' })).toBeFocused();
  await expect(page).toHaveURL(/drive=drawn&points=0-0_15-40_.*200-140/);

  const board = page.getByRole('img', { name: 'Your drive' });
  const handle = board.locator('circle').nth(1);
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('no handle');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Point 2: speed in km/h')).not.toHaveValue('40');
  await expect(page.getByLabel('Point 9: time in seconds')).toHaveCount(0);
  await board.click({ position: { x: 180, y: 140 } });
  await expect(page.getByLabel('Point 9: time in seconds')).toHaveCount(1);

  const time = page.getByLabel('Point 2: time in seconds');
  await time.fill('1');
  await expect(time).toHaveAccessibleDescription(/no tyre holds more than 6/);
});

test('opens the part a wrong value is in', async ({ page }) => {
  await drive(page).selectOption('A drive of your own');
  await page.getByLabel('Road', { exact: true }).selectOption('Heights by kilometre');
  const figures = page.getByText('Figures of the car', { exact: true });
  await figures.click();
  await page.getByLabel('Drag coefficient').fill('wide');
  await figures.click();
  await page.getByRole('button', { name: 'Run Simulation' }).click();
  await expect(page.getByLabel('Drag coefficient')).toBeFocused();
  await page.getByLabel('Drag coefficient').fill('0,28');
  await page.getByText('Power over the drive', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'Power over the drive' })).toBeVisible();
  await page.getByText('What moves the range most', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'What moves the range most' })).toBeVisible();
});
