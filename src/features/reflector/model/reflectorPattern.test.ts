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

test('a trihedral falls alike to both sides, and otherwise upwards than downwards', () => {
  const shape = (cut: 'azimuth' | 'elevation') =>
    reflectorPattern('triangularTrihedral', 0.15, 24, cut).points.map(({ dbsm }) => dbsm);
  const sideways = shape('azimuth');
  const upright = shape('elevation');
  expect(sideways[20]).toBeCloseTo(sideways[160] ?? 0, 9);
  expect(sideways[20]).toBeGreaterThan(Math.min(...upright));
  // From 35.26° below the axis on, the third face is not lit and nothing comes back. As far above it,
  // all three still are.
  const peak = radarCrossSection('triangularTrihedral', 0.15, 24).dbsm;
  expect(upright[0]).toBeCloseTo(peak - 40, 9);
  expect(upright.at(-1)).toBeGreaterThan(peak - 25);
});

test('corners are plotted over 45° to each side, flat faces over two lobes, at most 60°', () => {
  const ends = (kind: (typeof reflectorKinds)[number], cut: (typeof cuts)[number], edge = 0.3) => {
    const { points } = reflectorPattern(kind, edge, 24, cut);
    expect(points).toHaveLength(181);
    expect(points[0]?.degrees).toBeCloseTo(-(points.at(-1)?.degrees ?? 0), 9);
    return points.at(-1)?.degrees;
  };
  const lobes = (Math.asin(2 / (0.3 / (0.299792458 / 24))) * 180) / Math.PI;
  for (const kind of ['triangularTrihedral', 'squareTrihedral', 'sphere'] as const)
    for (const cut of cuts) expect(ends(kind, cut)).toBe(45);
  expect(ends('dihedral', 'azimuth')).toBe(45);
  expect(ends('dihedral', 'elevation')).toBeCloseTo(lobes, 9);
  for (const cut of cuts) expect(ends('plate', cut)).toBeCloseTo(lobes, 9);
  expect(ends('plate', 'azimuth', 0.01)).toBe(60);
});

test('a dihedral sends nothing back at 45° from its fold: the plot ends 40 dB down', () => {
  const { points } = reflectorPattern('dihedral', 0.3, 24, 'azimuth');
  const peak = radarCrossSection('dihedral', 0.3, 24).dbsm;
  expect(points.at(-1)?.dbsm).toBeCloseTo(peak - 40, 9);
});

test('invalid input is reported field by field', () => {
  const problems = reflectorProblems({ edgeMm: 0, frequencyGhz: Number.NaN, wantedDbsm: 0 });
  expect(problems).toEqual([
    { field: 'edgeMm', message: 'Edge must be a number from 1 to 10000 mm.' },
    { field: 'frequencyGhz', message: 'Frequency must be a number from 0.1 to 300 GHz.' },
  ]);
});

test('a figure may reach its limits', () => {
  const valid = { edgeMm: 1, frequencyGhz: 300, wantedDbsm: -40 };
  expect(reflectorProblems(valid)).toEqual([]);
  expect(reflectorProblems({ edgeMm: 10_000, frequencyGhz: 0.1, wantedDbsm: 80 })).toEqual([]);
  const beyond = { edgeMm: 10_001, frequencyGhz: 300.1, wantedDbsm: 80.1 };
  expect(reflectorProblems(beyond).map(({ field }) => field)).toEqual(Object.keys(valid));
});
