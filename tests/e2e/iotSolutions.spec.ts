import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const parts = ['Sensor', 'Modbus', 'Gateway', 'MQTT', 'Cloud', 'Dashboard'];

test('has three feature cards and a contact link', async ({ page }) => {
  await page.goto(paths.iotSolutions);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Features', level: 2 }),
  });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
  await expect(button).toHaveAttribute('href', `${paths.contact}?subject=IoT+Solutions`);
});

for (const [javaScriptEnabled, width] of [
  [true, 1440],
  [false, 390],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`each part of the diagram shows its explanation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(paths.iotSolutions);
      const section = page.locator('#architecture');
      await expect(section.getByRole('link')).toHaveText(parts);
      await section.getByRole('link', { name: 'Gateway' }).press('Enter');
      await expect(section.getByText('It only makes outgoing connections.')).toBeVisible();
      await section.getByRole('link', { name: 'Cloud' }).click();
      await expect(section.getByText(/REST APIs and CSV/)).toBeVisible();
      await expect(section.getByText('It only makes outgoing connections.')).toBeHidden();
    });
  });

test('the index links to every product', async ({ page }) => {
  await page.goto(paths.products);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'All products', level: 2 }),
  });
  const targets = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.sort()).toEqual(
    [
      paths.logoDetection,
      paths.evEquipment,
      paths.evSimulator,
      paths.solarEnergySystem,
      paths.reflector,
      paths.iotSolutions,
    ].sort(),
  );
});
