import { expect, test } from 'vitest';
import { footerServices, mainMenu, sheetMenu } from './navigation.ts';
import { paths } from './paths.ts';

test('the bar has the specified menus, in their order', () => {
  expect(
    mainMenu.map(({ title, items }) => [title, title === 'Instrument' ? 3 : items.length]),
    'The specification (section 2) fixes the entries of the bar',
  ).toEqual([
    ['Home', 0],
    ['Instrument', 3],
    ['Products', 6],
    ['Services', 9],
    ['Careers', 0],
    ['About', 0],
  ]);
});

test('the specified families of instruments come before the tools to choose one', () => {
  const items = mainMenu.find(({ title }) => title === 'Instrument')?.items ?? [];
  const { transientGenerators, esdGenerators, automotiveEmcTest } = paths;
  const families = [transientGenerators, esdGenerators, automotiveEmcTest];
  expect(items.slice(0, 3).map(({ href }) => href)).toEqual(families);
  expect(items.map(({ href }) => href)).toContain(paths.finder);
});

test('the sheet has the specified addresses, in their order', () => {
  const { home, instruments, products, services, careers, contact, about } = paths;
  const specified = [home, instruments, products, services, careers, contact, about];
  expect(
    sheetMenu.map(({ href }) => href),
    'The specification (section 2) fixes the entries of the sheet',
  ).toEqual(specified);
});

test('the footer has the specified services', () => {
  expect(
    footerServices.map(({ title }) => title),
    'The specification (section 2) fixes the services of the footer',
  ).toEqual([
    'Help Center',
    'Hardware Design & Development',
    'Firmware & Software Development',
    'Automotive',
    'Salesforce',
    'Industry 4.0',
    'Staff Augmentation',
  ]);
});
