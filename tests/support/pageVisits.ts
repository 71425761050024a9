import { paths } from '../../src/site/paths.ts';
import { expect } from './test.ts';
import type { Visit } from './visit.ts';

const wide = [1280];
const phone = [390];
const comparison = 'i=cwg-4-2&i=cwg-6-3&i=esg-16&i=multi-ce7';

const shell: Visit[] = [
  {
    path: paths.about,
    widths: wide,
    states: ['Instrument', 'Products', 'Services'].map((name) => ({
      name: `the menu ${name}`,
      part: 'header',
      act: async (page) => {
        await page.getByRole('button', { name }).press('Enter');
        await expect(page.getByRole('list', { name })).toBeVisible();
      },
    })),
  },
  {
    path: paths.about,
    widths: phone,
    states: [
      {
        name: 'the menu of a phone',
        part: '#menu-sheet',
        act: async (page) => {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        },
      },
    ],
  },
  {
    path: paths.search,
    states: [
      ['search while typing', 'surge', '“surge”'],
      ['search that finds nothing', 'xylophone', 'Nothing found for “xylophone”'],
      ['search for what is not made', 'anechoic chamber', '“anechoic chamber”'],
    ].map(([name = '', words = '', answer = '']) => ({
      name,
      act: async (page) => {
        await page.getByRole('searchbox').fill(words);
        await expect(page.getByRole('status').first()).toContainText(answer);
      },
    })),
  },
  {
    path: '/nowhere',
    states: [
      { name: 'a page that is not there' },
      {
        name: 'the dark theme where the system is light',
        part: 'body',
        act: (page) => page.getByRole('radio', { name: 'Dark theme' }).check({ force: true }),
      },
    ],
  },
];

const catalogue: Visit[] = [
  {
    path: paths.home,
    states: ['Surge', 'Burst', 'Ring wave', 'ESD'].map((name) => ({
      name: `the bench with ${name}`,
      part: '[data-bench]',
      act: async (page) => {
        const bench = page.locator('[data-bench]');
        await bench.scrollIntoViewIfNeeded();
        await expect(bench).toHaveAttribute('data-live', '');
        await bench.getByRole('radio', { name: new RegExp(`^${name}`) }).press('Space');
        await expect(bench.getByRole('group', { name, exact: true })).toBeVisible();
      },
    })),
  },
  {
    path: `${paths.finder}?family=esd-generators`,
    states: [
      { name: 'the finder with a filter' },
      {
        name: 'the tray with four instruments',
        part: '[aria-label=Comparison]',
        act: async (page) => {
          const boxes = await page.getByLabel(/^Compare /).all();
          for (const box of boxes.slice(0, 4)) await box.check();
          await expect(page.getByRole('form', { name: 'Comparison' })).toBeVisible();
        },
      },
      {
        name: 'the finder as a table',
        act: async (page) => {
          await page.locator('#finder[data-live]').waitFor();
          await page.getByRole('link', { name: 'Table' }).click();
          await expect(page.getByRole('table')).toBeVisible();
        },
      },
      {
        name: 'the finder without a match',
        act: async (page) => {
          await page.getByLabel('Voltage from (kV)', { exact: true }).fill('3 MV');
          await expect(page.getByText('No instrument has all of this')).toBeVisible();
        },
      },
    ],
  },
  {
    path: `${paths.finder}?phenomenon=surge&kv=lots`,
    widths: phone,
    states: [
      {
        name: 'the filters of a phone with a value nobody can read',
        part: '#finder',
        act: async (page) => {
          await page.locator('#finder[data-live]').waitFor();
          await page.getByRole('button', { name: 'Filters', exact: true }).click();
        },
      },
    ],
  },
  {
    path: `${paths.compare}?${comparison}`,
    states: [
      { name: 'four instruments compared' },
      {
        name: 'what differs',
        act: (page) => page.getByRole('checkbox', { name: 'Only differences' }).check(),
      },
    ],
  },
  {
    path: `${paths.testPlan}?standard=iec-61000-6-2&port=ac&phases=3&voltage=lots&current=32`,
    states: [
      { name: 'a test plan with a value nobody can read' },
      {
        name: 'a test plan',
        act: async (page) => {
          await page.getByLabel('Voltage', { exact: true }).fill('400');
          await page.getByRole('button', { name: 'Make the test plan' }).click();
          await expect(page.getByRole('row', { name: /^Surge/ }).first()).toBeVisible();
        },
      },
    ],
  },
  {
    path: '/services/help-center/tutorials/first-burst-test#where-devices-fail',
    states: [{ name: 'the last step of a tutorial' }],
  },
];

/** The shell, search and catalogue. */
export const pageVisits = [...shell, ...catalogue];
