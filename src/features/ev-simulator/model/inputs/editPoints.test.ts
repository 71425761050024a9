import { expect, test } from 'vitest';
import { heightBoard, speedBoard } from './boards.ts';
import {
  appendPoint,
  dragPoint,
  insertPoint,
  pointAt,
  removePoint,
  replacePoint,
} from './editPoints.ts';

const points = [
  [0, 0],
  [20, 50],
  [40, 0],
] as const;

test('a position on the board is rounded and clamped', () => {
  expect(pointAt(speedBoard, 12.6, 49.5)).toEqual([13, 50]);
  expect(pointAt(speedBoard, -5, 999)).toEqual([0, 200]);
  expect(pointAt(heightBoard, 12.34, 563)).toEqual([12.3, 565]);
});

test('a point cannot be dragged past its neighbours', () => {
  expect(dragPoint(speedBoard, points, 1, [90, 70])[1]).toEqual([39, 70]);
  expect(dragPoint(speedBoard, points, 1, [-3, 70])[1]).toEqual([1, 70]);
  expect(dragPoint(speedBoard, points, 2, [90, 70])[2]).toEqual([90, 70]);
});

test('a new point is inserted in order', () => {
  expect(insertPoint(points, [30, 60])).toEqual([...points.slice(0, 2), [30, 60], [40, 0]]);
  expect(insertPoint(points, [60, 10]).at(-1)).toEqual([60, 10]);
});

test('points are added at the end, replaced and removed', () => {
  expect(appendPoint(speedBoard, points).at(-1)).toEqual([60, 0]);
  expect(appendPoint(speedBoard, [])).toEqual([[0, 0]]);
  expect(replacePoint(points, 1, [25, 60])[1]).toEqual([25, 60]);
  expect(removePoint(points, 1)).toEqual([points[0], points[2]]);
});
