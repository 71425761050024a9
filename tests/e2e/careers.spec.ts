import type { Page } from '@playwright/test';
import { expect, test } from '../support/careers.ts';
import { jobs } from '../support/jobs.ts';

const boxes = ['Internship', 'Full-Time', 'On-Site', 'Remote', 'Hybrid'];

const titles = (page: Page) => page.getByRole('article').getByRole('heading');

test('shows everything specified, with all boxes unticked', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WORK WITH US');
  await expect(page.getByText('Looking for something exciting?')).toBeVisible();
  await expect(page.getByText(/work-life balance/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  for (const box of boxes) await expect(page.getByLabel(box)).not.toBeChecked();
  await expect(titles(page)).toHaveText(jobs.map(({ title }) => title));
  for (const { title, shortDescription, jobType, workType } of jobs) {
    const card = page.getByRole('article', { name: title });
    await expect(card).toContainText(shortDescription);
    await expect(card.locator('[data-slot=badge]')).toHaveText([jobType, workType]);
    await expect(card.getByRole('button', { name: 'Read More', exact: true })).toBeVisible();
  }
});

test('filters are kept in the address and survive reload, sharing and Back', async ({
  page,
  context,
}) => {
  await page.goto('/careers');
  // Not check(), which looks at once: a box ticked while React wakes is unticked for a moment.
  await page.getByLabel('Full-Time').click();
  await page.getByLabel('Hybrid').click();
  await expect(page).toHaveURL('/careers?job-type=full-time&work-type=hybrid');
  await expect(page.getByRole('status')).toHaveText('1 of 4 jobs');
  await page.reload();
  await expect(titles(page)).toHaveText(['Junior Linux Developer']);
  await expect(page.getByLabel('Hybrid')).toBeChecked();

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(titles(friend)).toHaveText(['Junior Linux Developer']);

  await page.goBack();
  await expect(page.getByLabel('Hybrid')).not.toBeChecked();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(titles(page)).toHaveCount(4);
});

test('on a wide screen the filters take one of four columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/careers');
  const filters = await page.getByRole('complementary', { name: 'Filters' }).boundingBox();
  const list = await page.getByRole('region', { name: 'Jobs' }).boundingBox();
  if (!filters || !list) throw new Error('Filters and list must be visible');
  expect(list.x).toBeGreaterThan(filters.x + filters.width);
  // Three columns and the two gaps between them.
  expect(list.width).toBeCloseTo(3 * filters.width + 2 * 32, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the filters are a drawer', async ({ page }) => {
    await page.goto('/careers');
    const drawer = page.getByRole('complementary', { name: 'Filters' });
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await drawer.getByText('Remote').tap();
    await drawer.getByRole('button', { name: 'Show 1 job' }).tap();
    await expect(drawer).toBeHidden();
    await expect(titles(page)).toHaveText(['Marketing Intern']);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows all jobs and links to their pages', async ({ page }) => {
    await page.goto('/careers?job-type=internship');
    await expect(titles(page)).toHaveCount(4);
    await expect(page.getByLabel('Internship')).toBeHidden();
    await page
      .getByRole('article', { name: 'Hardware Design Engineer' })
      .getByRole('link', { name: 'Read More' })
      .click();
    await expect(page).toHaveURL('/careers/hardware-design-engineer');
  });
});
