import { categoryPath, paths } from '../../src/site/paths.ts';
import { categoryOf } from '../support/instruments.ts';
import { expect, test } from '../support/test.ts';

const towers = categoryPath('impulse-voltage');

test('pictures in lists are at least 400 px wide at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [categoryPath('telecom'), `${paths.transientGenerators}?category=telecom`]) {
    await page.goto(path);
    const picture = page.getByRole('article').first().locator('img');
    expect((await picture.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(400);
    await expect(page.getByRole('article').first()).toBeInViewport();
  }
});

test('towers fit a phone, and a chosen ceiling greys out those that do not fit below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(towers);
  const list = page.getByRole('list', { name: 'Impulse Voltage Generators' });
  await expect(list.getByRole('article')).toHaveCount(21);
  expect((await list.boundingBox())?.height ?? 0).toBeLessThanOrEqual(2200);

  const fill = (name: string) =>
    page
      .locator('.hall-group', { hasText: name })
      .locator('path')
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
  await page.getByText('6 m', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: '6 m', exact: true })).toBeChecked();
  const accent = await fill('IVG 500-12500');
  await expect.poll(() => fill('IVG 600-30000')).not.toBe(accent);
  await page.getByText('24 m', { exact: true }).first().click();
  await expect.poll(() => fill('IVG 2400-240000')).toBe(accent);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is also a table with its own address', async ({ page }) => {
    await page.goto(categoryPath('ring-wave'));
    await page
      .getByRole('navigation', { name: 'View' })
      .getByRole('link', { name: 'Table' })
      .click();
    await expect(page).toHaveURL(/\?view=table$/);
    const { products } = categoryOf('ring-wave');
    const rows = page.getByRole('table', { name: 'Ring Wave Generators' }).getByRole('row');
    await expect(rows).toHaveCount(products.length + 1);
    await expect(rows.filter({ hasText: 'RWG 6' })).toContainText('6 kV');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ring-wave$/);
  });

  test('the tab Surge/Combination Wave leads to the combination wave generators', async ({
    page,
  }) => {
    await page.goto(`${paths.transientGenerators}?category=surge-combination-wave`);
    const strip = page.getByRole('navigation', { name: 'Combination wave generators' });
    await expect(strip.getByRole('link')).toHaveText([
      /CWG 4-2.*4 kV · 2 kA/,
      /CWG 6-3.*6 kV · 3 kA/,
      /CWG 10-5.*10 kV · 5 kA/,
      /CWG 20-10.*20 kV · 10 kA/,
    ]);
    await page.getByRole('link', { name: 'Surge/Combination Wave page' }).click();
    const back = page.getByRole('navigation', { name: 'Surge current generators' });
    await expect(back.getByRole('link', { name: /PG 10-10000/ })).toBeVisible();
  });
});
