import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const cardsOf = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });

test('features, reasons, coming modules, buttons and a consistent dashboard', async ({ page }) => {
  await page.goto(paths.vodichron);
  await expect(page.getByRole('heading', { name: 'Who Are We' })).toBeVisible();
  await expect(cardsOf(page, 'Core features').getByRole('heading', { level: 3 })).toHaveText([
    'Employee onboarding',
    'Financial resources',
    'Central repository',
    'Advanced organizational chart',
    'Workforce administration',
    'Reduced risks',
  ]);
  const reasons = cardsOf(page, 'Why choose us').getByRole('listitem');
  await expect(reasons).toHaveCount(6);
  for (const claim of ['30-day trial', 'No setup fees', 'Cancel anytime', '500+ companies'])
    await expect(reasons.filter({ hasText: claim })).toHaveCount(1);
  await expect(reasons.filter({ hasText: 'Role-based access control' })).toHaveCount(1);

  const modules = cardsOf(page, 'Upcoming modules').getByRole('listitem');
  await expect(modules.getByRole('heading')).toHaveText([
    'Travel',
    'Asset',
    'Performance',
    'Recruitment',
    'Payroll',
    'Attendance',
  ]);
  await expect(modules.getByText('Coming Soon', { exact: true })).toHaveCount(6);

  for (const name of [
    'Get Started Today',
    'Watch Demo',
    'Start Free Trial',
    'Schedule Demo',
    'Contact Sales',
  ])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  const dashboard = cardsOf(page, 'The morning at a glance');
  await expect(dashboard.getByText('Sample data')).toBeVisible();
  const departments = dashboard.getByRole('listitem').filter({
    hasText:
      /^(Engineering|Production|Sales and service|Quality and test|Finance and HR|Administration)/,
  });
  const people = await departments.locator('.figures').allTextContents();
  const total = people.reduce((sum, figure) => sum + Number(figure), 0);
  const employees = dashboard.getByRole('term').filter({ hasText: /^Employees$/ });
  await expect(employees.locator('xpath=following-sibling::dd[1]')).toHaveText(String(total));
});
