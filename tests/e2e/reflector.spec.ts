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

test('the calculator gives cross-section, pattern, tolerance, edge and sizes to order', async ({
  page,
}) => {
  const form = page.getByRole('group', { name: 'Radar cross-section' });
  await waitForHydration(form);
  await expect(page.locator('#calculator').getByText('14.4 dBsm', { exact: true })).toBeVisible();
  await expect(page.getByText(/σ = 27\.6 m²/)).toBeVisible();
  const figure = page.getByRole('figure', { name: 'Pattern around the axis' });
  await figure.getByText('Figures as a table').click();
  await expect(figure.getByRole('row', { name: '0.0 14.4', exact: true })).toBeVisible();
  await expect(figure.getByText(/above half over 38\.9°/).first()).toBeVisible();

  const definition = (text: RegExp) => page.getByRole('definition').filter({ hasText: text });
  await expect(definition(/^0\.52°$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Loss over the angle error' })).toBeVisible();
  const order = page.getByRole('link', { name: /Ask for it Triangular trihedral, 100 mm/ });
  await expect(order).toHaveAttribute('href', /^\/quote\?product=Radar\+reflector/);

  await expect(definition(/^78 mm$/)).toBeVisible();
  await page.getByLabel('Target cross-section (dBsm)').fill('20');
  await expect(definition(/^138 mm$/)).toBeVisible();

  await page.getByLabel('Inner edge (mm)').fill('300');
  await page.getByRole('button', { name: '9.4 GHz' }).click();
  await expect(page.getByText('15.2 dBsm', { exact: true })).toBeVisible();
  await page.getByLabel('Type').selectOption('Square trihedral');
  await expect(page.getByText('24.8 dBsm', { exact: true })).toBeVisible();
  await page.getByLabel('Type').selectOption('Sphere');
  await expect(page.getByLabel('Radius (mm)')).toHaveValue('300');
  await page.getByLabel('Type').selectOption('Triangular trihedral');

  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const card = await form.boundingBox();
    for (const control of await form.locator('input, select, button:visible').all()) {
      const box = await control.boundingBox();
      if (!card || !box) throw new Error('Card and controls must be visible');
      expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width);
    }
  }

  const edge = page.getByLabel('Inner edge (mm)');
  await edge.fill('5');
  await expect(page.getByText(/too small for the formula to hold/)).toBeVisible();
  await edge.fill('0');
  await expect(edge).toHaveAccessibleDescription('Edge must be a number from 1 to 10000 mm.');
});
