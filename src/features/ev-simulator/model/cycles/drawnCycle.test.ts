import { expect, test } from 'vitest';
import type { Knot } from './cycle.ts';
import { drawnCycle, firstDrawing } from './drawnCycle.ts';

function speeds(points: readonly Knot[]): readonly number[] {
  const drawn = drawnCycle(points);
  if (drawn.kind === 'invalid') throw new Error(drawn.problems.join(' '));
  return drawn.cycle.speedsKmh;
}

function problems(points: readonly Knot[]): readonly string[] {
  const drawn = drawnCycle(points);
  return drawn.kind === 'invalid' ? drawn.problems : [];
}

test('the initial drawing is a valid drive', () => {
  expect(speeds(firstDrawing)).toHaveLength(241);
});

test('points are sorted and joined by straight lines', () => {
  expect(
    speeds([
      [4, 0],
      [0, 0],
      [2, 10],
    ]),
  ).toEqual([0, 5, 10, 5, 0]);
});

test('a drawing that starts and ends on the move gets a gentle start and end', () => {
  const trace = speeds([
    [10, 36],
    [20, 36],
  ]);
  expect(trace).toHaveLength(9 + 10 + 9 + 1);
  expect(trace.at(0)).toBe(0);
  expect(trace.slice(9, 20).every((speed) => speed === 36)).toBe(true);
  expect(trace.at(-1)).toBe(0);
});

test('rejects what no car can do', () => {
  expect(problems([])).toEqual(['Draw at least two points.']);
  expect(
    problems([
      [0, 0],
      [0, 50],
      [9, 0],
    ])[0],
  ).toContain('share second 0');
  expect(
    problems([
      [0, 0],
      [2, 100],
      [30, 0],
    ])[0],
  ).toContain('13.9 m/s²');
  expect(
    problems([
      [0, 0],
      [5000, 0],
    ])[0],
  ).toContain('3600 s');
  expect(
    problems([
      [0, 0],
      [100, 300],
      [200, 0],
    ])[0],
  ).toContain('200 km/h');
  expect(
    problems([
      [0, 0],
      [Number.NaN, 30],
      [200, 0],
    ])[0],
  ).toContain('time in seconds');
});
