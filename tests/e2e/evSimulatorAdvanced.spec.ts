import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const drive = (page: Page) => page.getByLabel('Drive', { exact: true });

async function rangeOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^Range [\d\u202f]+ km$/, level: 3 });
  return Number(((await heading.textContent()) ?? '').replace(/\D/g, ''));
}

test.beforeEach(async ({ page }) => {
  await page.goto(paths.evSimulator);
  await waitForHydration(page.getByRole('tab', { name: 'Basic Mode' }));
  await page.getByRole('tab', { name: 'Basic Mode' }).press('ArrowRight');
});

test('opens with an arrow key and has the same inputs and Run Simulation', async ({ page }) => {
  await expect(page.getByRole('tab', { name: 'Advanced Mode' })).toBeFocused();
  await expect(page.getByLabel('Motor power (kW)')).toHaveValue('150');
  await expect(page.getByLabel('Vehicle weight (kg)')).toHaveValue('1800');
  await page.getByRole('button', { name: 'Run Simulation' }).click();
  await expect(page.getByRole('heading', { name: /^Range/, level: 3 }).first()).toBeFocused();
});

// Published totals; the WLTP-style trace is synthetic and may differ by 5 %.
for (const [option, range, within] of [
  ['IDC, Indian city traffic', 495, 0.01],
  ['MIDC, Indian mixed traffic', 482, 0.01],
  ['WLTP-style, four phases', 388, 0.05],
] as const)
  test(`${option} reaches ${range} km`, async ({ page }) => {
    await drive(page).selectOption(option);
    await page.getByRole('button', { name: 'Run Simulation' }).click();
    await expect(page.getByRole('figure', { name: /^The drive:/ })).toBeVisible();
    expect(Math.abs((await rangeOf(page)) / range - 1)).toBeLessThan(within);
  });

test('the WLTP-style cycle says it is not the WLTP itself, phase by phase', async ({ page }) => {
  await drive(page).selectOption('WLTP-style, four phases');
  await expect(page.getByText(/^Not the official trace/).first()).toBeVisible();
  const phases = page.getByRole('table', { name: /Each phase beside WLTC class 3b/ });
  await expect(phases.getByRole('row')).toHaveCount(5);
});

test('cold air, altitude and heating change the range', async ({ page }) => {
  await drive(page).selectOption('Constant speed');
  await page.getByRole('slider', { name: 'Average speed' }).fill('80');
  const mild = await rangeOf(page);
  await page.getByLabel('Ambient temperature (°C)').fill('-10');
  await expect.poll(() => rangeOf(page)).toBeLessThan(mild * 0.9);
  const cold = await rangeOf(page);
  await page.getByRole('switch', { name: 'Air conditioning' }).check();
  await page.getByLabel('Heating', { exact: true }).selectOption('Resistive heater');
  await expect.poll(() => rangeOf(page)).toBeLessThan(cold * 0.75);
});

test('a drive can be drawn by keyboard alone', async ({ page }) => {
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
  await expect(page).toHaveURL(/drive=drawn&points=0-0_15-40_.*200-140/);
});

test('a drive can be drawn with the mouse', async ({ page }) => {
  await drive(page).selectOption('A drive of your own');
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
});

test('a drive beyond the tyres’ grip gets a message at the drawing', async ({ page }) => {
  await drive(page).selectOption('A drive of your own');
  await page.getByLabel('Point 2: time in seconds').fill('1');
  await expect(page.getByText(/no tyre holds more than 6/).first()).toBeVisible();
});

test('is accessible with the drawing board open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await drive(page).selectOption('A drive of your own');
  await page.getByText('Figures of the car', { exact: true }).click();
  await expectAccessible(page);
});
