import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(paths.reflector);
});

test('shows features, applications, the corner reflector and hardware design', async ({ page }) => {
  for (const name of [
    'Features',
    'Applications',
    'Corner reflector',
    'Hardware design and development',
  ])
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  await expect(
    page.getByText('Testing for industrial, automotive and military-standard use.'),
  ).toBeVisible();
});

test.describe('cross-section calculator', () => {
  test.beforeEach(async ({ page }) => {
    await waitForHydration(page.getByRole('group', { name: 'Radar cross-section' }));
  });

  test('100 mm at 77 GHz is 14.4 dBsm, with its pattern and a table', async ({ page }) => {
    await expect(page.getByText('14.4 dBsm', { exact: true })).toBeVisible();
    await expect(page.getByText(/σ = 27\.6 m²/)).toBeVisible();
    const figure = page.getByRole('figure', { name: 'Pattern around the axis' });
    await expect(figure.getByRole('img')).toBeVisible();
    await figure.getByText('Figures as a table').click();
    await expect(figure.getByRole('row', { name: '0.0 14.4', exact: true })).toBeVisible();
    await expect(figure.getByText(/above half over 38\.9°/).first()).toBeVisible();
  });

  test('keeps its controls within its card on wide and narrow screens', async ({ page }) => {
    const form = page.getByRole('group', { name: 'Radar cross-section' });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const card = await form.boundingBox();
      for (const control of await form.locator('input, select, button').all()) {
        const box = await control.boundingBox();
        if (!card || !box) throw new Error('Card and controls must be visible');
        expect(box.x + box.width).toBeLessThan(card.x + card.width);
      }
    }
  });

  test('updates with type, edge and band', async ({ page }) => {
    await page.getByLabel('Inner edge (mm)').fill('300');
    await page.getByRole('button', { name: '9.4 GHz' }).click();
    await expect(page.getByText('15.2 dBsm', { exact: true })).toBeVisible();
    await page.getByLabel('Type').selectOption('Square trihedral');
    await expect(page.getByText('24.8 dBsm', { exact: true })).toBeVisible();
    await page.getByLabel('Type').selectOption('Sphere');
    await expect(page.getByLabel('Radius (mm)')).toHaveValue('300');
  });

  test('computes the edge for a wanted cross-section', async ({ page }) => {
    const edge = page.getByRole('definition').filter({ hasText: /^78 mm$/ });
    await expect(edge).toBeVisible();
    await page.getByLabel('Target cross-section (dBsm)').fill('20');
    await expect(page.getByRole('definition').filter({ hasText: /^138 mm$/ })).toBeVisible();
  });

  test('warns when the edge is too small and when a value is invalid', async ({ page }) => {
    const edge = page.getByLabel('Inner edge (mm)');
    await edge.fill('5');
    await expect(page.getByText(/too small for the formula to hold/)).toBeVisible();
    await edge.fill('0');
    await expect(edge).toHaveAccessibleDescription('Edge must be a number from 1 to 10000 mm.');
  });
});
