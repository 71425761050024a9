import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

test('ticks are kept from page to page, compared, and cleared', async ({ page }) => {
  await page.goto('/instruments/finder?family=surge-combination-wave');
  const tray = page.getByRole('form', { name: 'Comparison' });
  await expect(tray).toBeHidden();
  await page.getByLabel('Compare CWG 4-2').check();
  await page.getByLabel('Compare CWG 6-3').check();
  await expect(tray.getByRole('status')).toHaveText('2 of 4 chosen');
  await page.goto('/instruments/finder?family=esd-generators');
  for (const name of ['ESG 16', 'ESG 25']) await page.getByLabel(`Compare ${name}`).check();
  await page.getByLabel('Compare ESG 30').click();
  await expect(tray.getByRole('status')).toHaveText(/At most 4/);
  await expect(page.getByLabel('Compare ESG 30')).not.toBeChecked();
  await tray.getByRole('button', { name: 'Remove ESG 25 from the comparison' }).click();
  await expect(page.getByLabel('Compare ESG 25')).not.toBeChecked();
  await tray.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL('/instruments/compare?i=cwg-4-2&i=cwg-6-3&i=esg-16');
  await page.goBack();
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toBeHidden();
});

test('ticks set before the tray has loaded count in their order', async ({ page }) => {
  await page.goto('/instruments/finder?family=esd-generators');
  const letLoad = await delayRequests(page, '**/compareTray*.js');
  for (const name of ['ESG 30', 'ESG 16', 'ESG 25', 'ESG 16'])
    await page.getByLabel(`Compare ${name}`).click();
  letLoad();
  await expect(
    page.getByRole('form', { name: 'Comparison' }).getByRole('button', { name: /^Remove/ }),
  ).toHaveText(['ESG 30 ×', 'ESG 25 ×']);
  await expect(page.getByLabel('Compare ESG 16')).not.toBeChecked();
});

test('shows only the differences on request, and keeps its heads in view', async ({ page }) => {
  await page.goto('/instruments/compare?i=cwg-4-2&i=cwg-6-3');
  const same = page.getByRole('row', { name: /^Role/ });
  await expect(same).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(same).toBeHidden();
  await expect(page.getByRole('row', { name: /^Differs: 1.2\/50 µs voltage/ })).toBeVisible();
  await expect(page).toHaveURL(/&only=differences$/);
  await page.reload();
  await expect(same).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const head = page.getByRole('columnheader', { name: /CWG 4-2/ });
  await page.getByRole('row', { name: /Weight/ }).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
});

test('without JavaScript ticks are sent by the tray, and one more is added by the form', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await page.goto('/instruments/finder?family=esd-generators');
  await page.getByLabel('Compare ESG 16').check();
  await page.getByLabel('Compare ESG 30').check();
  await page
    .getByRole('form', { name: 'Comparison' })
    .getByRole('button', { name: 'Compare' })
    .click();
  await page.getByLabel('Add an instrument').selectOption('ESG 25');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.close();
});
