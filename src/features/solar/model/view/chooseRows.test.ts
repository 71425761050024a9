import { expect, test } from 'vitest';
import { chooseRows, parseRowChoice } from './chooseRows.ts';
import { type FleetRow, fleetTotals } from './fleetRow.ts';

const row = (name: string, part: Partial<FleetRow>): FleetRow => ({
  plantId: name.toLowerCase(),
  name,
  state: 'producing',
  dcKwp: 100,
  acKw: 80,
  kw: 50,
  irradiance: 700,
  energy: 300,
  expected: 310,
  finalYield: 3,
  referenceYield: 4,
  performanceRatio: 0.75,
  alarms: 0,
  worst: undefined,
  ...part,
});

const rows = [
  row('Satara', { kw: 60, performanceRatio: 0.8 }),
  row('Latur', { state: 'night', kw: 0, performanceRatio: Number.NaN, referenceYield: 0 }),
  row('Sangli', { state: 'reduced', kw: 30, alarms: 2, worst: 'major', dcKwp: 300 }),
];
const names = (query: string) =>
  chooseRows(rows, parseRowChoice(new URLSearchParams(query))).map(({ name }) => name);

test('rows are searched, filtered and sorted as the address says', () => {
  expect(names('')).toEqual(['Latur', 'Sangli', 'Satara']);
  expect(names('q=sa')).toEqual(['Sangli', 'Satara']);
  expect(names('state=reduced')).toEqual(['Sangli']);
  expect(names('state=alarm')).toEqual(['Sangli']);
  expect(names('sort=kw&order=desc')).toEqual(['Satara', 'Sangli', 'Latur']);
  expect(names('q= SAN ')).toEqual(['Sangli']);
  expect(names('state=night')).toEqual(['Latur']);
  expect(names('sort=state')).toEqual(['Satara', 'Sangli', 'Latur']);
  expect(names('sort=kw')).toEqual(['Latur', 'Sangli', 'Satara']);
  expect(names('sort=alarms&order=desc')[0]).toBe('Sangli');
  expect(names('order=desc')).toEqual(['Satara', 'Sangli', 'Latur']);
  expect(names('sort=ratio')).toEqual(['Latur', 'Sangli', 'Satara']);
});

test('what the address misspells counts as not asked for', () => {
  expect(names('state=broken&sort=colour')).toEqual(['Latur', 'Sangli', 'Satara']);
});

test('the ratio of the fleet weighs plants by their size, and leaves out those in the dark', () => {
  const { performanceRatio, producing, alarms, ...sums } = fleetTotals(rows);
  expect(sums).toEqual({ kw: 90, acKw: 240, energy: 900, expected: 930, finalYield: 1.8 });
  expect(performanceRatio).toBeCloseTo((0.8 * 100 + 0.75 * 300) / 400, 9);
  expect(producing).toBe(2);
  expect(alarms).toBe(2);
});
