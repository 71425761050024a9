import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const chargers = ['AC Charger', 'DC Charger'] as const;
const features = ['Advanced Charger', 'Smart Charger', 'Solar based Charger'];

for (const name of chargers) {
  test(`${name}: its figures, Read More with the alert and the description, Get Quote`, async ({
    page,
  }) => {
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

    if (name === 'DC Charger') {
      await expect(section.getByText('180 kW, splittable into 2 x 90 kW')).toBeVisible();
      const quick = '10 to 15 minutes, for a car that accepts 180 kW';
      await expect(section.getByText(quick, { exact: true })).toBeVisible();
    }

    const messages: string[] = [];
    page.on('dialog', async (dialog) => {
      messages.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept();
    });
    await section.getByRole('button', { name: 'Read More' }).click();
    expect(messages).toEqual([`alert: Read more about ${name}`]);
    await expect(section.getByRole('heading', { name: `About the ${name}` })).toBeInViewport();
    expect(new URL(page.url()).search).toBe('');

    await expect(section.getByRole('heading', { name: 'Request a Free Quote' })).toBeVisible();
    const link = section.getByRole('link', { name: 'Get Quote' });
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect([target.pathname, target.searchParams.get('product')]).toEqual([paths.quote, name]);
  });
}

test('the charging time follows charger, connector, cells, price and the time to be ready', async ({
  page,
}) => {
  await page.goto(paths.evEquipment);
  await waitForHydration(page.getByRole('group', { name: 'Charging time' }));
  const shows = (text: string | RegExp) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await shows('13 min');
  await shows('This charge takes no more than 15 minutes');
  await shows(/10 to 15 minutes hold for a car that accepts 180 kW/);
  await shows('180.0 kW, 450 A');
  await shows('₹ 704');

  const charger = page.getByLabel('Charger', { exact: true });
  await charger.selectOption('DC Charger, split 2 × 90 kW');
  await shows('26 min');
  await shows('This outlet gives 90.0 kW, not 180 kW.');
  await page.getByLabel('Connector').selectOption('CHAdeMO');
  await shows('400 V × 125 A');
  await page.getByLabel('Connector').selectOption('CCS2');

  await charger.selectOption('AC Charger, 32 A');
  await expect(page.getByLabel('Voltage (V)')).toHaveValue('230');
  await expect(page.getByLabel('Charging limit of the car (kW)')).toHaveValue('11');
  await shows('5 h 19 min');
  await shows('230 V × 32 A');
  await page.getByLabel('Ready by').fill('07:00');
  await shows('01:41');

  await charger.selectOption('DC Charger, 180 kW for one car');
  await page.getByLabel('State of charge at the end (%)').fill('100');
  await shows(/Longer because the battery takes less above 80 %/);
  await page.getByRole('switch', { name: 'Battery takes less above 80 %' }).uncheck();
  await shows('17 min');

  const end = page.getByLabel('State of charge at the end (%)');
  await end.fill('10');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expect(end).toHaveAccessibleDescription(/must be above the one at the start/);
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
