import type { Page } from '@playwright/test';
import { categoryTabPath, paths, transientCategories } from '../../src/site/paths.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { expect, test } from '../support/test.ts';

const index = paths.transientGenerators;
const labels = [
  'Telecom',
  'Surge/Combination Wave',
  'Surge Hybrid',
  'Ring Wave',
  'Power Failure',
  'Multifunction',
  'High Voltage Divider',
  'Coupling Network',
  'AC/DC Test Equipment',
  'Impulse Current',
  'Impulse Voltage',
];
const counts = [10, 5, 3, 4, 4, 2, 4, 4, 5, 4, 21];
const withoutCaption = ['Telecom', 'Surge/Combination Wave', 'Impulse Voltage'];

const nav = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const category = (page: Page, label: string) =>
  nav(page).getByRole('link', { name: label, exact: true });

async function expectShown(page: Page, label: string): Promise<void> {
  const count = counts[labels.indexOf(label)] ?? Number.NaN;
  const panel = page.getByRole('region', { name: label, exact: true });
  await expect(panel.getByRole('heading', { level: 2, name: label })).toBeVisible();
  await expect(panel.getByRole('article')).toHaveCount(count);
  await expect(panel.getByText(`${label} content.`, { exact: true })).toHaveCount(
    withoutCaption.includes(label) ? 0 : 1,
  );
  await expect(nav(page).locator('[aria-current]')).toHaveText(label);
}

test('shows eleven categories in order, the first selected, and fades the chosen one in', async ({
  page,
}) => {
  await page.goto(index);
  await expect(nav(page).getByRole('link')).toHaveText(labels);
  await expectShown(page, 'Telecom');
  await category(page, 'Multifunction').click();
  await expectShown(page, 'Multifunction');
  const panel = page.getByRole('region', { name: 'Multifunction' });
  await expect(panel).toHaveCSS('animation-name', 'fade-in');
  await expect(panel).toHaveCSS('animation-duration', '0.2s');
  // With the surge current generators.
  await category(page, 'Surge/Combination Wave').click();
  await expectShown(page, 'Surge/Combination Wave');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'PG 10-10000',
    'PG 20-7000',
    'PG 20-4000',
    'HVTS 50-10',
    'PG 6-1000',
  ]);
  const hvts = page.getByRole('article').filter({ hasText: 'HVTS 50-10' });
  await expect(hvts.getByRole('list')).toHaveCount(0);
});

test('switches in place, keeps the category in the address, and Back restores it', async ({
  page,
}) => {
  await page.goto(index);
  await page.evaluate('window.stays = true');
  await category(page, 'Ring Wave').click();
  await expectShown(page, 'Ring Wave');
  await expect(page).toHaveURL(`${index}?category=ring-wave`);
  await expect(page).toHaveTitle(/^Ring Wave/);
  await category(page, 'Impulse Voltage').click();
  await expectShown(page, 'Impulse Voltage');
  await page.goBack();
  await expectShown(page, 'Ring Wave');
  await page.goBack();
  await expectShown(page, 'Telecom');
  await expect(page).toHaveURL(index);
  await page.goForward();
  await expectShown(page, 'Ring Wave');
  expect(await page.evaluate('window.stays')).toBe(true);
});

test('shows the last of several categories chosen in quick succession', async ({ page }) => {
  await page.goto(index);
  const letLoad = await delayRequests(page, '**/switchCategory*.js');
  const letGo = await delayRequests(page, '**/*category=ring-wave');
  const late = page.waitForResponse('**/*category=ring-wave');
  await category(page, 'Ring Wave').click();
  await category(page, 'Multifunction').click();
  letLoad();
  await expectShown(page, 'Multifunction');
  letGo();
  await (await late).finished();
  await expectShown(page, 'Multifunction');
  await expect(page).toHaveURL(`${index}?category=multifunction`);
});

test('opens a shared address with its category', async ({ page }) => {
  await page.goto(`${index}?category=power-failure`);
  await expectShown(page, 'Power Failure');
  await page.goto(`${index}?category=no-such-category`);
  await expectShown(page, 'Telecom');
});

test('falls back to a page load when a category cannot be fetched', async ({ page }) => {
  await page.goto(index);
  await page.route('**/*category=ring-wave', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 200, body: 'nothing' })
      : route.continue(),
  );
  await category(page, 'Ring Wave').click();
  await expectShown(page, 'Ring Wave');
  await expect(page).toHaveURL(`${index}?category=ring-wave`);
});

test('keeps the categories in a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(index);
  await expect(nav(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Categories', exact: true });
  await opener.click();
  await expect(nav(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
  await opener.click();
  await category(page, 'Coupling Network').click();
  await expect(nav(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Coupling Network' })).toBeVisible();
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every category can be opened, also in the drawer of a phone, and links to its page', async ({
    page,
    request,
  }) => {
    await page.goto(index);
    await category(page, 'Ring Wave').click();
    await expectShown(page, 'Ring Wave');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Categories', exact: true }).click();
    await category(page, 'Multifunction').click();
    await expect(page.getByRole('article')).toHaveCount(2);

    for (const [position, label] of labels.entries()) {
      const key = transientCategories[position] ?? 'telecom';
      const html = await (await request.get(categoryTabPath(key))).text();
      expect(html).toMatch(new RegExp(`<h2 id="category-title"[^>]*>${label}<`));
      expect(html.match(/<article/g), label).toHaveLength(counts[position] ?? 0);
      expect(html.includes(`>${label} content.<`), label).toBe(!withoutCaption.includes(label));
      expect(html).toContain(`href="${index}/${key}"`);
    }
  });
});
