import type { Page } from '@playwright/test';
import { consolePath, paths } from '../../src/site/paths.ts';
import { expect } from './test.ts';
import type { Visit } from './visit.ts';
import { fillInForm, visibleForm } from './visitorForms.ts';
import { waitForHydration } from './waitForHydration.ts';

const at = '2026-04-09T12:52';
const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') };
const role = (page: Page) => page.getByRole('combobox', { name: 'Role' });
const drive = (page: Page) => page.getByLabel('Drive', { exact: true });
const simulation = '#simulation';

const simulator: Visit[] = [
  {
    path: `${paths.evSimulator}?speed=999&motor=40&beside=speed%3D80`,
    states: [
      {
        name: 'a link out of range, to a speed the car cannot reach',
        part: simulation,
        act: (page) => waitForHydration(page.getByLabel('Motor power (kW)')),
      },
      {
        name: 'two cases with everything open, and a figure read from a chart',
        part: simulation,
        act: async (page) => {
          await page.getByLabel('Motor power (kW)').fill('200');
          for (const part of [
            'What moves the range most',
            'Power over the drive',
            'A trip with charging stops',
            'Cost and CO2 beside petrol',
          ])
            await page.getByText(part, { exact: true }).first().click();
          await expect(page.getByRole('img', { name: 'What moves the range most' })).toBeVisible();
          await page.getByLabel('Cursor: State of charge over the trip').press('End');
        },
      },
    ],
  },
  {
    path: `${paths.evSimulator}?mode=advanced&drive=wltp`,
    states: [
      {
        name: 'a real vehicle in Advanced Mode on a mountain road',
        part: simulation,
        act: async (page) => {
          await waitForHydration(drive(page));
          await page.getByLabel('Real vehicle').selectOption('Tata Nexon EV (2020)');
          await page.getByLabel('Road', { exact: true }).selectOption('Heights by kilometre');
        },
      },
      {
        name: 'a wrong value in a closed part, a drive no tyre holds, and a file that is neither',
        part: simulation,
        act: async (page) => {
          await drive(page).selectOption('A drive of your own');
          await page.getByLabel('Point 2: time in seconds').fill('1');
          const file = page.getByLabel(/^From a file/);
          await file.setInputFiles({ ...text, name: 'drive.csv', mimeType: 'text/csv' });
          // The message moves what is below it, and a press in that moment would miss.
          await expect(page.getByText('This file is neither GPX nor')).toBeVisible();
          const figures = page.getByText('Figures of the car', { exact: true });
          await figures.click();
          await page.getByLabel('Drag coefficient').fill('wide');
          await figures.click();
          await page.getByRole('button', { name: 'Run Simulation' }).click();
          await expect(page.locator(`${simulation} [aria-invalid=true]:focus`)).toBeVisible();
        },
      },
    ],
  },
];

const calculators: Visit[] = [
  {
    path: `${paths.evEquipment}?run=1&charger=ac-32&ready=07:00`,
    states: [
      { name: 'an AC charge' },
      {
        name: 'a charge that ends before it starts',
        act: async (page) => {
          const end = page.getByLabel('State of charge at the end (%)');
          await waitForHydration(end);
          await end.fill('10');
          await expect(end).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  },
  {
    path: `${paths.reflector}?edge=10&frequency=9.4`,
    states: [
      { name: 'a reflector too small for the formula' },
      {
        name: 'a reflector with an edge nobody can read',
        act: async (page) => {
          const edge = page.getByLabel('Inner edge (mm)');
          await waitForHydration(edge);
          await edge.fill('broad');
          await expect(edge).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  },
];

const tools: Visit[] = [
  {
    path: paths.contact,
    states: [
      {
        name: 'a form while the line is down',
        act: async (page) => {
          const form = visibleForm(page, 'contact');
          await waitForHydration(form);
          await fillInForm(page, 'contact');
          await page.route('**/api/**', (route) => route.abort());
          await form.locator('[data-slot=button][type=submit]').click();
          await expect(form.locator('[role=status]:focus')).toContainText('try again');
        },
      },
    ],
  },
  {
    path: paths.helpCenter,
    states: [
      {
        name: 'the chat with errors and a toast',
        part: 'dialog[open]',
        act: async (page) => {
          const opener = page.getByRole('link', { name: 'Chat Now' });
          await waitForHydration(opener);
          await opener.click();
          const dialog = page.getByRole('dialog', { name: 'Chat with support' });
          await dialog.getByRole('button', { name: 'Submit query' }).click();
          // A toast stays while it is held.
          await dialog.locator('[data-sonner-toast]').hover();
          await page.mouse.down();
        },
      },
    ],
  },
  {
    path: paths.logoDetection,
    states: [
      {
        name: 'a file that is no picture',
        part: '#try-it',
        act: async (page) => {
          const file = page.getByLabel(/Choose pictures/);
          await waitForHydration(file);
          await file.setInputFiles(text);
          await expect(page.locator('#try-it').getByRole('alert')).toBeVisible();
        },
      },
    ],
  },
  {
    path: `${paths.vodichron}#tour`,
    states: [
      {
        name: 'the tour of Vodichron',
        part: 'dialog[open]',
        act: (page) => expect(page.getByRole('button', { name: 'Play' })).toBeVisible(),
      },
    ],
  },
  {
    path: consolePath('kolhapur', { at }),
    states: [
      {
        name: 'a plant as its engineer, with a formula open',
        act: async (page) => {
          await waitForHydration(role(page));
          await role(page).selectOption('Engineer');
          await page.locator('summary', { hasText: 'Performance ratio' }).click();
        },
      },
      {
        name: 'the wizard with a wrong value',
        act: async (page) => {
          await page.getByRole('link', { name: 'Configuration' }).click();
          const latitude = page.getByRole('textbox', { name: /^Latitude/ });
          await latitude.fill('190');
          await expect(latitude).toHaveAttribute('aria-invalid', 'true');
        },
      },
      {
        name: 'the details of an alarm',
        act: async (page) => {
          await page.getByRole('link', { name: 'Alarms' }).first().click();
          const table = page.getByRole('table', { name: /^Alarms/ });
          await table.getByRole('link').first().click();
          await expect(page.getByRole('button', { name: 'Shelve 8 h' })).toBeVisible();
        },
      },
    ],
  },
];

/** Calculators, forms and the tools of the products. */
export const toolVisits = [...simulator, ...calculators, ...tools];
