import { expect, test } from '../support/test.ts';

const tutorial = '/services/help-center/tutorials/first-burst-test';

test('Watch Now leads to a tutorial that is shown step by step', async ({ page }) => {
  await page.goto('/services/help-center');
  await page.getByRole('link', { name: 'Watch Now' }).click();
  await page.getByRole('link', { name: /burst \(EFT\)/ }).click();
  await expect(page).toHaveURL(tutorial);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading.first()).toHaveText('Know the levels');
  await expect(page.getByRole('heading', { name: 'Build the set-up' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Build the set-up' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Know the levels' })).toBeHidden();
  await expect(page.getByRole('img', { name: /Burst generator and network/ })).toBeVisible();
});

test('arrow keys move between steps and stop at the ends', async ({ page }) => {
  await page.goto(tutorial);
  for (let turn = 0; turn < 7; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Where devices fail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('status')).toContainText('5: Where devices fail');
  // Shift and an arrow select text.
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Judge and record' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('each step has its own address, and Back goes one step back', async ({ page }) => {
  await page.goto(`${tutorial}#run`);
  await expect(page.getByRole('heading', { name: 'Run', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^4 ?: Judge and record/ }).click();
  await expect(page.getByRole('heading', { name: 'Judge and record' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${tutorial}#where-devices-fail`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Judge and record' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Run', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^3 ?: Run/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tutorial reads from top to bottom', async ({ page }) => {
    await page.goto(tutorial);
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(5);
    for (const figure of await page.getByRole('figure').all()) await expect(figure).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });
});
