import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const calculators = [
  {
    path: paths.evSimulator,
    label: 'Battery capacity (kWh)',
    figure: 'State of charge over the trip',
  },
  {
    path: paths.evEquipment,
    label: 'Battery capacity (kWh)',
    figure: 'Power over the state of charge',
  },
  { path: paths.reflector, label: 'Inner edge (mm)', figure: 'Loss over the angle error' },
];

test('emptying a field does not move it', async ({ page }) => {
  for (const { path, label, figure } of calculators)
    await test.step(path, async () => {
      await page.goto(path);
      const field = page.getByLabel(label);
      await waitForHydration(field);
      const drawn = page.getByRole('img', { name: figure });
      await drawn.scrollIntoViewIfNeeded();
      const before = await field.boundingBox();
      const value = await field.inputValue();
      await field.fill('');
      await expect(drawn).toBeHidden();
      expect(await field.boundingBox()).toEqual(before);
      await field.fill(value);
      await expect(drawn).toBeVisible();
      expect(await field.boundingBox()).toEqual(before);
    });
});
