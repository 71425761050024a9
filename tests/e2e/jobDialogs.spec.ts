import { company } from '../../src/site/company.ts';
import {
  application,
  details,
  expect,
  fillIn,
  openApplication,
  readMore,
  test,
} from '../support/careers.ts';
import { jobs } from '../support/jobs.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

const [intern] = jobs;

test('Read More opens the details, Apply closes them and opens the application', async ({
  page,
}) => {
  await page.goto('/careers');
  await readMore(page, 'HR Intern');
  const dialog = details(page, 'HR Intern');
  await expect(dialog).toContainText(intern?.shortDescription ?? '');
  for (const [heading, points = []] of [
    ['Qualifications', intern?.details.qualifications],
    ['Responsibilities', intern?.details.responsibilities],
  ] as const) {
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
    for (const point of points)
      await expect(dialog.getByText(point, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('button')).toHaveText(['Close', 'Apply']);
  await dialog.getByRole('button', { name: 'Apply' }).click();

  await expect(dialog).toBeHidden();
  const form = application(page, 'HR Intern');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText('Apply for HR Intern');
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(form.locator('button')).toHaveText(['Cancel', 'Submit']);
  await expect(form).toContainText('Candidates are never charged');
  await expect(form).toContainText(`within ${company.applicationReplyTime}`);
});

test('the details close in every way and return focus', async ({ page }) => {
  await page.goto('/careers?work-type=on-site');
  for (const way of ['Close', 'Escape', 'back', 'beside'] as const) {
    await readMore(page, 'Hardware Design Engineer');
    const dialog = details(page, 'Hardware Design Engineer');
    await expect(dialog).toBeVisible();
    if (way === 'Close') await dialog.getByRole('button', { name: 'Close' }).click();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'back') await page.goBack();
    else await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/careers?work-type=on-site');
    const card = page.getByRole('article', { name: 'Hardware Design Engineer' });
    await expect(card.getByRole('button', { name: 'Read More' })).toBeFocused();
  }
});

test('the application closes in every way and returns focus', async ({ page }) => {
  for (const way of ['Cancel', 'Escape', 'back'] as const) {
    await openApplication(page, 'Marketing Intern');
    const dialog = application(page, 'Marketing Intern');
    await expect(dialog).toBeVisible();
    if (way === 'Cancel') await dialog.getByRole('button', { name: 'Cancel' }).click();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/careers');
    const card = page.getByRole('article', { name: 'Marketing Intern' });
    await expect(card.getByRole('button', { name: 'Read More' })).toBeFocused();
    // The list still works.
    await readMore(page, 'HR Intern');
    await expect(details(page, 'HR Intern')).toBeVisible();
  }
});

test('an application closed by mistake keeps its input', async ({ page }) => {
  await openApplication(page, 'HR Intern');
  await fillIn(page);
  await page.keyboard.press('Escape');
  await readMore(page, 'HR Intern');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});

test('the list, the details and the application work by keyboard alone', async ({ page }) => {
  await page.goto('/careers');
  const button = page.getByRole('button', { name: 'Read More' }).nth(1);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(details(page, 'Junior Linux Developer')).toBeVisible();
  // Focus is trapped: tabbing round never leaves the dialog.
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main article :focus, header :focus')).toHaveCount(0);
  }
  const apply = page.getByRole('button', { name: 'Apply' });
  for (let press = 0; press < 8; press++) {
    if (await apply.evaluate((element) => element === element.ownerDocument.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a shared address opens its dialog, and closing it shows the list', async ({ page }) => {
  await page.goto('/careers?job-type=internship&details=hr-intern');
  await expect(details(page, 'HR Intern')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/careers?job-type=internship');
  await page.goto('/careers?apply=nobody');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the dialogs and an empty list are accessible', async ({ page }) => {
  await page.goto('/careers?details=hr-intern');
  await expect(details(page, 'HR Intern')).toBeVisible();
  await expectAccessibleInAllViews(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectAccessibleInAllViews(page);
  await page.goto('/careers?job-type=internship&work-type=hybrid');
  await expect(page.getByRole('status')).toHaveText('No jobs found.');
  await expectAccessibleInAllViews(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the flow works by touch', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('button', { name: 'Read More' }).first().tap();
    const dialog = details(page, 'HR Intern');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Apply' }).tap();
    await expect(application(page, 'HR Intern')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
