import { expect, test } from '../support/test.ts';

test('the bench is turned by keyboard: 1.2/50 µs becomes 8/20 µs, and the makers follow the voltage', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/instruments');
  const bench = page.locator('[data-bench]');
  await bench.scrollIntoViewIfNeeded();
  await expect(bench).toHaveAttribute('data-live', '');
  const figure = (label: string) =>
    bench.locator('dl:visible > div', { hasText: label }).locator('dd');

  const load = bench.getByRole('slider', { name: 'Load' });
  await load.focus();
  await page.keyboard.press('Home');
  await expect(load).toHaveAttribute('aria-valuetext', 'open circuit');
  await expect(figure('Peak voltage')).toHaveText('5.00 kV');
  await expect(figure('Front time')).toHaveText('1.20 µs');
  const trace = bench.locator('[data-source=surge] [data-trace=volts]');
  const open = await trace.getAttribute('d');
  await page.keyboard.press('End');
  await expect(load).toHaveAttribute('aria-valuetext', 'short circuit');
  await expect(figure('Peak current')).toHaveText('2.50 kA');
  await expect(figure('Front time')).toHaveText('7.91 µs');
  expect(await trace.getAttribute('d')).not.toBe(open);
  await expect(bench.getByRole('status')).toContainText('Peak current 2.50 kA');

  await bench.getByRole('radio', { name: /^12/ }).press('Space');
  await expect(figure('Peak current')).toHaveText(/^(39|40|41|42|43)\d A$/);

  await bench.getByRole('radio', { name: /^Surge/ }).focus();
  for (const name of ['Burst', 'Ring wave', 'ESD']) {
    await page.keyboard.press('ArrowRight');
    await expect(bench.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await bench.getByRole('slider', { name: 'Set voltage (open circuit)' }).press('End');
  await expect(bench.getByRole('link')).toHaveText([/^ESG 30/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bench shows a still picture of each source, and nothing to turn', async ({ page }) => {
    await page.goto('/');
    const bench = page.locator('[data-bench]');
    await expect(bench.getByRole('slider')).toHaveCount(0);
    await bench.locator('label', { hasText: 'Ring wave' }).click();
    await expect(bench.getByRole('img', { name: /^Ring wave/ })).toBeVisible();
    await expect(bench.getByText('Rings at')).toBeVisible();
  });
});

test('the load is turned once for those who see it, and stands still when they have gone by', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-11-16T10:00:00Z' });
  await page.goto('/instruments');
  const load = page.locator('[data-source=surge] [data-control=load]');
  const place = await load.inputValue();
  // The turn would end by itself if its clock went on.
  await page.clock.pauseAt('2026-11-16T11:00:00Z');
  await load.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await load.inputValue()).not.toBe(place);
  }).toPass();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(load).toHaveValue(place);
});
