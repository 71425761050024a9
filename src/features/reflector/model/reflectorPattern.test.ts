import { expect, test } from 'vitest';
import { radarCrossSection } from './radarCrossSection.ts';
import { reflectorPattern } from './reflectorPattern.ts';
import { reflectorProblems } from './reflectorProblems.ts';
import { reflectorKinds } from './reflectors.ts';

const cuts = ['azimuth', 'elevation'] as const;

test.each(reflectorKinds)('the pattern of a %s peaks on its axis', (kind) => {
  const peak = radarCrossSection(kind, 0.15, 24).dbsm;
  for (const cut of cuts) {
    const { points } = reflectorPattern(kind, 0.15, 24, cut);
    expect(points[90]).toEqual({ degrees: 0, dbsm: peak });
    expect(Math.max(...points.map(({ dbsm }) => dbsm))).toBeCloseTo(peak, 9);
    expect(points.every(({ dbsm }) => dbsm >= peak - 40 - 1e-9)).toBe(true);
  }
});

test('a triangular trihedral is about 40° wide', () => {
  for (const cut of cuts) {
    const { halfPowerDegrees } = reflectorPattern('triangularTrihedral', 0.15, 24, cut);
    expect(halfPowerDegrees).toBeGreaterThan(38);
    expect(halfPowerDegrees).toBeLessThan(41);
  }
});

test('a dihedral is wide across its fold and narrow along it', () => {
  const across = reflectorPattern('dihedral', 0.3, 24, 'azimuth').halfPowerDegrees;
  const along = reflectorPattern('dihedral', 0.3, 24, 'elevation').halfPowerDegrees;
  expect(across).toBeCloseTo(30, 0);
  expect(along).toBeLessThan(2);
});

test('a plate is 0.443 wavelengths per edge wide, in radians', () => {
  const width = reflectorPattern('plate', 0.5, 24, 'azimuth').halfPowerDegrees ?? 0;
  const lambda = 0.299792458 / 24;
  expect(((width * Math.PI) / 180) * (0.5 / lambda)).toBeCloseTo(0.443, 2);
});

test('a sphere looks the same from everywhere', () => {
  expect(reflectorPattern('sphere', 0.5, 24, 'azimuth').halfPowerDegrees).toBeNull();
});

test('invalid input is reported field by field', () => {
  const problems = reflectorProblems({ edgeMm: 0, frequencyGhz: Number.NaN, wantedDbsm: 0 });
  expect(problems).toEqual([
    { field: 'edgeMm', message: 'Edge must be a number from 1 to 10000 mm.' },
    { field: 'frequencyGhz', message: 'Frequency must be a number from 0.1 to 300 GHz.' },
  ]);
});
