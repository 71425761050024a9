import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const chargers = ['AC Charger', 'DC Charger'] as const;
const features = ['Advanced Charger', 'Smart Charger', 'Solar based Charger'];

for (const name of chargers) {
  test.describe(name, () => {
    test('shows its picture, features and every specified figure', async ({ page }) => {
      await page.goto(paths.evEquipment);
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('img')).toBeVisible();
      for (const feature of features) await expect(section.getByText(feature)).toBeVisible();
      for (const figure of [
        /single or two independent single-phase AC, 110-230 V, 16\/32\/48\/80 A connections/i,
        /Single-phase 110-230 V or three-phase 415 V 5-wire/,
        'OCPP 1.6',
        'By minutes of charging or kW consumed (kWh)',
        'IP44 or IP54',
        /-30 to 70 °C/,
        '18 ft standard or 25 ft optional (5.5 m or 7.6 m)',
      ])
        await expect(section.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    });

    test('Read More shows the alert, then the description', async ({ page }) => {
      await page.goto(paths.evEquipment);
      const section = page.getByRole('region', { name, exact: true });
      const messages: string[] = [];
      page.on('dialog', async (dialog) => {
        messages.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.accept();
      });
      await section.getByRole('button', { name: 'Read More' }).click();
      expect(messages).toEqual([`alert: Read more about ${name}`]);
      await expect(section.getByRole('heading', { name: `About the ${name}` })).toBeInViewport();
      expect(new URL(page.url()).search).toBe('');
    });

    test('Get Quote opens the quote form with the product filled in', async ({ page }) => {
      await page.goto(paths.evEquipment);
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('heading', { name: 'Request a Free Quote' })).toBeVisible();
      const link = section.getByRole('link', { name: 'Get Quote' });
      const target = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect([target.pathname, target.searchParams.get('product')]).toEqual([paths.quote, name]);
    });
  });
}

test('the DC charger states its power, its split and the conditions for a quick charge', async ({
  page,
}) => {
  await page.goto(paths.evEquipment);
  const section = page.getByRole('region', { name: 'DC Charger', exact: true });
  await expect(section.getByText('180 kW, splittable into 2 x 90 kW')).toBeVisible();
  await expect(
    section.getByText('10 to 15 minutes, for a car that accepts 180 kW', { exact: true }),
  ).toBeVisible();
});

test.describe('charging time', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(paths.evEquipment);
    await waitForHydration(page.getByRole('group', { name: 'Charging time' }));
  });

  test('a 180 kW car takes 36 kWh in 13 minutes', async ({ page }) => {
    await expect(page.getByText('13 min', { exact: true })).toBeVisible();
    await expect(page.getByText('This charge takes no more than 15 minutes')).toBeVisible();
    await expect(
      page.getByText(/10 to 15 minutes hold for a car that accepts 180 kW/),
    ).toBeVisible();
  });

  test('the split charger takes twice as long and says why', async ({ page }) => {
    await page.getByLabel('Charger', { exact: true }).selectOption('DC Charger, split 2 × 90 kW');
    await expect(page.getByText('26 min', { exact: true })).toBeVisible();
    await expect(page.getByText('This outlet gives 90.0 kW, not 180 kW.')).toBeVisible();
  });

  test('an AC outlet asks for its voltage and shows every step', async ({ page }) => {
    await page.getByLabel('Charger', { exact: true }).selectOption('AC Charger, 32 A');
    await expect(page.getByLabel('Voltage (V)')).toHaveValue('230');
    await page.getByLabel('Charging limit of the car (kW)').fill('11');
    await expect(page.getByText('5 h 19 min', { exact: true })).toBeVisible();
    await expect(page.getByText('230 V × 32 A')).toBeVisible();
  });

  test('a full battery takes longer because of the taper', async ({ page }) => {
    await page.getByLabel('State of charge at the end (%)').fill('100');
    await expect(page.getByText('Longer because the battery takes less above 80 %')).toBeVisible();
    await page.getByRole('switch', { name: 'Battery takes less above 80 %' }).uncheck();
    await expect(page.getByText('17 min', { exact: true })).toBeVisible();
  });

  test('impossible input gets a message at its field', async ({ page }) => {
    const end = page.getByLabel('State of charge at the end (%)');
    await end.fill('10');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(end).toHaveAccessibleDescription(/must be above the one at the start/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Read More leads to the description, and the default charging time is shown', async ({
    page,
  }) => {
    await page.goto(paths.evEquipment);
    const section = page.getByRole('region', { name: 'DC Charger', exact: true });
    await section.getByRole('button', { name: 'Read More' }).click();
    await expect(page).toHaveURL(/#dc-charger-description$/);
    await expect(page.getByRole('heading', { name: 'About the DC Charger' })).toBeInViewport();
    await expect(page.getByText('13 min', { exact: true })).toBeVisible();
  });
});
