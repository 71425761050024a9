import { expect, test } from 'vitest';
import { radarCrossSection } from './radarCrossSection.ts';
import { reflectorProblems } from './reflectorInputs.ts';
import { halfPowerWidth, reflectorPattern, trihedralArea } from './reflectorPattern.ts';
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

/** A pattern with a point every 2°, around 0°. */
const pattern = (...dbsm: number[]) =>
  dbsm.map((value, index) => ({ degrees: 2 * (index - (dbsm.length >> 1)), dbsm: value }));
const half = 10 * Math.log10(2);

test('the width ends where the lobe falls below half its peak, between two points', () => {
  // From -2 to -4 dB: half is passed after 1.0103 of these 2 dB, so at 2° + 1.0103°.
  const width = halfPowerWidth(pattern(-9, -4, -2, 0, -2, -4, -9), 0);
  expect(width).toBeCloseTo(2 * (2 + (half - 2)), 9);
});

test('each side counts for itself', () => {
  const width = halfPowerWidth(pattern(-9, -9, -4, 0, -2, -4, -9), 0);
  expect(width).toBeCloseTo(2 + (half - 2) + (2 * half) / 4, 9);
});

test('the first fall on either side counts, whatever lobes come after', () => {
  const plain = halfPowerWidth(pattern(-9, -9, -4, 0, -4, -9, -9), 0);
  expect(halfPowerWidth(pattern(0, -9, -4, 0, -4, -9, 0), 0)).toBe(plain);
});

test('a point of exactly half the power is still inside', () => {
  const exact = halfPowerWidth(pattern(-half - 1, -half, 0, -half, -half - 1), 0);
  expect(exact).toBeCloseTo(4, 9);
});

test('the peak may be higher than what is plotted', () => {
  expect(halfPowerWidth(pattern(0, 20, 30, 20, 0), 30)).toBeCloseTo((4 * half) / 10, 9);
});

test('a lobe that stays above half on either side has no width', () => {
  expect(halfPowerWidth(pattern(0, 0, 0, -4, -9), 0)).toBeNull();
  expect(halfPowerWidth(pattern(-9, -4, 0, 0, 0), 0)).toBeNull();
  expect(halfPowerWidth(pattern(0, 0, 0), 0)).toBeNull();
});

type Vector = readonly [number, number, number];

/** Traces parallel rays into a corner of edge 1 and counts those that hit all three faces. */
function tracedArea(shape: 'triangular' | 'square', [ux, uy, uz]: Vector): number {
  const across = Math.hypot(ux, uy);
  const side: Vector = [-uy / across, ux / across, 0];
  const up: Vector = [-uz * side[1], uz * side[0], ux * side[1] - uy * side[0]];
  const steps = 200;
  const cell = 4 / steps;
  let back = 0;
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const s = (row + 0.5) * cell - 2;
      const t = (column + 0.5) * cell - 2;
      const point = [ux, uy, uz].map(
        (part, axis) => 5 * part + s * (side[axis] ?? 0) + t * (up[axis] ?? 0),
      );
      if (bounces(shape, point, [-ux, -uy, -uz]) === 3) back++;
    }
  }
  return back * cell ** 2;
}

function bounces(shape: 'triangular' | 'square', start: number[], towards: number[]): number {
  let point = start;
  const direction = [...towards];
  const met = new Set<number>();
  for (let bounce = 0; bounce < 3; bounce++) {
    const hits = [0, 1, 2].flatMap((axis) => {
      const distance = -(point[axis] ?? 0) / (direction[axis] ?? 0);
      if (!(distance > 1e-9)) return [];
      const at = point.map((part, index) => part + distance * (direction[index] ?? 0));
      const [a = 0, b = 0] = at.filter((_, index) => index !== axis);
      const onFace = a >= 0 && b >= 0 && (shape === 'square' ? a <= 1 && b <= 1 : a + b <= 1);
      return onFace ? [{ axis, distance, at }] : [];
    });
    const hit = hits.sort((a, b) => a.distance - b.distance)[0];
    if (hit === undefined) break;
    met.add(hit.axis);
    point = hit.at;
    direction[hit.axis] = -(direction[hit.axis] ?? 0);
  }
  return met.size;
}

test.each([[[1, 1, 1]], [[0.5, 1, 1]], [[1, 1, 1.5]], [[0.3, 0.4, 1]], [[0.2, 0.9, 1]]] as const)(
  'the closed form agrees with traced rays towards %j',
  ([x, y, z]) => {
    const length = Math.hypot(x, y, z);
    const direction: Vector = [x / length, y / length, z / length];
    for (const shape of ['triangular', 'square'] as const) {
      const traced = tracedArea(shape, direction);
      expect(Math.abs(trihedralArea(shape, direction) / traced - 1)).toBeLessThan(0.03);
    }
  },
);

test('nothing is returned from behind a face', () => {
  expect(trihedralArea('square', [-0.1, 0.7, 0.7])).toBe(0);
});
