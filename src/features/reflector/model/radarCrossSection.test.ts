import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeForSigma, farFieldDistance, radarCrossSection } from './radarCrossSection.ts';
import { reflectorKinds } from './reflectors.ts';

const bands = [9.4, 24.125, 77] as const;

test.each([
  [50, -15.9, -7.7, 2.4],
  [75, -8.9, -0.7, 9.4],
  [100, -3.9, 4.3, 14.4],
  [150, 3.2, 11.4, 21.5],
  [200, 8.2, 16.4, 26.5],
  [300, 15.2, 23.4, 33.5],
  [500, 24.1, 32.3, 42.4],
  [1000, 36.1, 44.3, 54.4],
])('a triangular trihedral of %i mm', (edge, ...expected) => {
  const found = bands.map(
    (band) => radarCrossSection('triangularTrihedral', edge / 1000, band).dbsm,
  );
  found.forEach((dbsm, index) => {
    expect(Math.abs(dbsm - (expected[index] ?? 0))).toBeLessThan(0.06);
  });
});

test.each([
  [0, 125, 78, 44],
  [10, 222, 139, 78],
  [20, 395, 246, 138],
  [30, 702, 438, 245],
])('the edge for %i dBsm', (dbsm, ...expected) => {
  const found = bands.map((band) => edgeForSigma('triangularTrihedral', dbsm, band) * 1000);
  expect(found.map(Math.round)).toEqual(expected);
});

test('a trihedral of 2.5 m for C-band radar satellites', () => {
  expect(radarCrossSection('triangularTrihedral', 2.5, 5.405).dbsm).toBeCloseTo(47.26, 2);
});

test('a square trihedral is 9.5 dB above a triangular one', () => {
  const square = radarCrossSection('squareTrihedral', 0.3, 24);
  const triangular = radarCrossSection('triangularTrihedral', 0.3, 24);
  expect(square.dbsm - triangular.dbsm).toBeCloseTo(9.54, 2);
});

test('dihedral, plate and sphere', () => {
  const lambda = 0.299792458 / 10;
  const sigma = (kind: 'dihedral' | 'plate' | 'sphere') => radarCrossSection(kind, 0.2, 10).sigmaM2;
  expect(sigma('dihedral')).toBeCloseTo((8 * Math.PI * 0.2 ** 4) / lambda ** 2, 6);
  expect(sigma('plate')).toBeCloseTo((4 * Math.PI * 0.04 ** 2) / lambda ** 2, 6);
  expect(sigma('sphere')).toBeCloseTo(Math.PI * 0.04, 9);
});

test('the edge for a desired cross-section gives that cross-section', () => {
  const kinds = fc.constantFrom(...reflectorKinds);
  fc.assert(
    fc.property(
      kinds,
      fc.integer({ min: -40, max: 80 }),
      fc.constantFrom(...bands),
      (kind, dbsm, band) => {
        const edge = edgeForSigma(kind, dbsm, band);
        expect(radarCrossSection(kind, edge, band).dbsm).toBeCloseTo(dbsm, 9);
      },
    ),
  );
});

test('an edge that is too small is reported', () => {
  const level = (edge: number) =>
    radarCrossSection('triangularTrihedral', edge, 9.4).validity.level;
  expect([level(0.05), level(0.075), level(0.2)]).toEqual(['invalid', 'rough', 'good']);
  const sphere = (radius: number) => radarCrossSection('sphere', radius, 10).validity.level;
  expect([sphere(0.001), sphere(0.02), sphere(0.2)]).toEqual(['invalid', 'rough', 'good']);
});

test('the aperture grows with the edge, and faces are flat to a sixteenth of the wave', () => {
  const { apertureM, flatnessM, wavelengthM, farFieldM } = radarCrossSection('plate', 0.2, 77);
  expect(apertureM).toBeCloseTo(0.2 * Math.SQRT2, 9);
  expect(flatnessM).toBeCloseTo(wavelengthM / 16, 12);
  expect(farFieldM).toBeCloseTo(farFieldDistance(apertureM, 77), 9);
});

test('the far field of 0.2 m at 77 GHz begins at 20 m', () => {
  expect(farFieldDistance(0.2, 77)).toBeCloseTo(20.5, 1);
});
