import { expect, test } from 'vitest';
import { angleForLoss, angleLoss } from './angleLoss.ts';

const lambda = 3.893;

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + by * b[0],
  a[1] + by * b[1],
  a[2] + by * b[2],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Normals of three faces that meet at 90° + error each. */
function faces(error: number): Vector[] {
  const s = -Math.sin(error);
  // Three unit vectors with the same product s between each two: e_i plus a common part.
  const common = (-1 + Math.sqrt(1 + (3 * s) / (1 - s))) / 3;
  return [0, 1, 2].map((axis) => {
    const vector = [common, common, common];
    vector[axis] = 1 + common;
    return unit(vector as unknown as Vector);
  });
}

/**
 * The same by tracing rays: each enters along the axis, is mirrored by the three faces in the order it
 * meets them, and leaves with a phase that its turned direction gives it across the aperture.
 */
function traced(edge: number, degrees: number, isAperture: (point: Vector) => boolean): number {
  const normals = faces((degrees * Math.PI) / 180);
  const axis = unit([1, 1, 1]);
  const [u, v] = [unit([1, -1, 0]), unit([1, 1, -2])];
  let [real, imaginary, rays] = [0, 0, 0];
  const half = edge;
  const step = edge / 100;
  for (let a = -half + step / 2; a < half; a += step) {
    for (let b = -half + step / 2; b < half; b += step) {
      const across = add(add([0, 0, 0], u, a), v, b);
      if (!isAperture(across) || !isAperture(add([0, 0, 0], across, -1))) continue;
      let direction = add([0, 0, 0], axis, -1);
      let at = add(across, axis, 3 * edge);
      const left = new Set([0, 1, 2]);
      while (left.size > 0) {
        const [next, far] = [...left]
          .map((face) => {
            const normal = normals[face] as Vector;
            return [face, -dot(at, normal) / dot(direction, normal)] as const;
          })
          .sort((one, other) => one[1] - other[1])[0] as readonly [number, number];
        const normal = normals[next] as Vector;
        at = add(at, direction, far);
        direction = add(direction, normal, -2 * dot(direction, normal));
        left.delete(next);
      }
      // Phase of the turned wave, which all mirrors leave unchanged at the corner itself.
      const path = dot(at, direction) - dot(at, axis);
      const phase = (2 * Math.PI * path) / lambda;
      real += Math.cos(phase);
      imaginary += Math.sin(phase);
      rays++;
    }
  }
  return -20 * Math.log10(Math.hypot(real, imaginary) / rays);
}

/** Inside the triangle of the three edge tips, seen along the axis. */
const triangle = (edge: number) => (point: Vector) => point.every((part) => part >= -edge / 3);

/** Inside the outline of a cube, seen along its diagonal. */
const hexagon = (edge: number) => (point: Vector) =>
  Math.max(...point) - Math.min(...point) <= edge;

test.each([
  [100, 0.25],
  [100, 0.5],
  [300, 0.1],
  [300, 0.3],
])('rays through a triangular trihedral of %i mm, %f° off, agree', (edge, degrees) => {
  const loss = angleLoss('triangularTrihedral', edge / lambda, degrees) ?? 0;
  expect(Math.abs(traced(edge, degrees, triangle(edge)) - loss)).toBeLessThan(0.1);
});

test('rays through a square trihedral agree', () => {
  const loss = angleLoss('squareTrihedral', 100 / lambda, 0.25) ?? 0;
  expect(Math.abs(traced(100, 0.25, hexagon(100)) - loss)).toBeLessThan(0.1);
});

test('the figures on the page: 0.5° costs about 1 dB at 100 mm and 77 GHz, 9 dB at 300 mm', () => {
  expect(angleLoss('triangularTrihedral', 100 / lambda, 0.5)).toBeCloseTo(0.9, 1);
  expect(angleLoss('triangularTrihedral', 300 / lambda, 0.5)).toBeGreaterThan(8);
  expect(angleLoss('triangularTrihedral', 300 / lambda, 0.5)).toBeLessThan(10);
});

test('a dihedral follows the sine over its phase', () => {
  const phase = Math.SQRT2 * Math.PI * 20 * ((0.5 * Math.PI) / 180);
  const loss = -20 * Math.log10(Math.sin(phase) / phase);
  expect(angleLoss('dihedral', 20, 0.5)).toBeCloseTo(loss, 9);
});

test('the angle for 1 dB shrinks with λ/a', () => {
  const at25 = angleForLoss('triangularTrihedral', 25, 1) ?? 0;
  expect(angleLoss('triangularTrihedral', 25, at25)).toBeCloseTo(1, 6);
  expect((angleForLoss('triangularTrihedral', 100, 1) ?? 0) * 4).toBeCloseTo(at25, 6);
});

test.each(['triangularTrihedral', 'squareTrihedral', 'dihedral'] as const)(
  '%s: the loss grows up to the largest that is asked for',
  (kind) => {
    const most = angleForLoss(kind, 25, 8) ?? 0;
    expect(angleLoss(kind, 25, most)).toBeCloseTo(8, 6);
    const losses = Array.from({ length: 100 }, (_, part) =>
      angleLoss(kind, 25, (most * part) / 99),
    );
    expect(losses).toEqual([...losses].sort((a, b) => (a ?? 0) - (b ?? 0)));
  },
);

test('a plate and a sphere have no angles', () => {
  expect(angleLoss('plate', 20, 0.5)).toBeNull();
  expect(angleForLoss('sphere', 20, 1)).toBeNull();
});
