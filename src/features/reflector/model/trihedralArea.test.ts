import { expect, test } from 'vitest';
import { trihedralArea } from './trihedralArea.ts';

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
