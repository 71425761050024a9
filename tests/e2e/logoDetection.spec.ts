import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const tabs = ['Upload', 'Detect', 'Analyze'] as const;

test('three feature cards; How It Works opens with Upload, each tab by mouse and keyboard', async ({
  page,
}) => {
  await page.goto(paths.logoDetection);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Features', level: 2 }),
  });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);

  await expect(page.getByRole('tab')).toHaveText([...tabs]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const panel = page.getByRole('tabpanel', { name: 'Upload' });
  await expect(panel.getByText('Example request')).toBeVisible();
  await expect(panel.getByText(/POST \/api\/logo-detection/)).toBeVisible();
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name }).getByRole('img')).toBeVisible();
  }
  await expect(page.getByRole('tabpanel').getByText(/"logos": \[/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Upload' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Upload' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Analyze' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three steps are open', async ({ page }) => {
    await page.goto(paths.logoDetection);
    for (const name of tabs)
      await expect(page.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible();
    await expect(page.getByText(/"logos": \[/)).toBeVisible();
  });
});
