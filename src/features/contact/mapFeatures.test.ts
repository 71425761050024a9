import { expect, test } from 'vitest';
import { company } from '../../site/company.ts';
import {
  centre,
  drawnCity,
  landmarks,
  linePath,
  mapSize,
  pixelsPerKilometre,
  project,
} from './mapFeatures.ts';

test('the map is of the city the company is in', () => {
  expect(
    drawnCity,
    'The company has moved: draw its city in src/features/contac./mapFeatures.ts and rewrite the ways ' +
      'to it under "Visiting us" in src/content/pages/contact.yaml',
  ).toBe(company.address.locality);
});

test('every landmark and the centre are on the map', () => {
  for (const at of [centre, ...landmarks.map((landmark) => landmark.at)]) {
    const [x, y] = project(at);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
});

test('a kilometre is as long to the north as to the east', () => {
  const kilometre = 1 / 111.2;
  const [, south] = project([18.5, 73.85]);
  const [, north] = project([18.5 + 5 * kilometre, 73.85]);
  const [west] = project([18.5, 73.8]);
  const [east] = project([18.5, 73.8 + (5 * kilometre) / Math.cos((18.5 * Math.PI) / 180)]);
  expect((south - north) / 5).toBeCloseTo(pixelsPerKilometre, 0);
  expect((east - west) / 5).toBeCloseTo(pixelsPerKilometre, 0);
});

test('a line begins and ends where it should', () => {
  const path = linePath([
    [18.596, 73.755],
    [18.55, 73.8],
    [18.5, 73.85],
  ]);
  expect(path.startsWith('M0 0')).toBe(true);
  expect(path.endsWith(`L${project([18.5, 73.85]).join(' ')}`)).toBe(true);
});
