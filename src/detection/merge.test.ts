import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { merge } from './merge.ts';

const candidate = (
  [left, top, right, bottom]: [number, number, number, number],
  confidence = 0.8,
  brand = 4,
  level = 0,
): Candidate => ({ left, top, right, bottom, confidence, brand, level });

test('a mark seen at two sizes is one logo, surer than either sight', () => {
  const logos = merge(
    [candidate([10, 10, 110, 40], 0.6), candidate([12, 9, 112, 41], 0.5, 4, 1)],
    500,
    500,
  );
  expect(logos).toEqual([
    { brand: 'Jyotem', confidence: 0.8, position: { x: 10, y: 10, width: 100, height: 30 } },
  ]);
});

test('two sights at the same size add nothing', () => {
  const [logo] = merge(
    [candidate([10, 10, 110, 40], 0.6), candidate([12, 9, 112, 41], 0.5)],
    500,
    500,
  );
  expect(logo?.confidence).toBe(0.6);
});

test('a symbol inside its whole mark is dropped, even if it is a little surer', () => {
  const logos = merge(
    [candidate([10, 10, 40, 40], 0.85), candidate([10, 10, 110, 40], 0.8)],
    500,
    500,
  );
  expect(logos.map(({ position }) => position.width)).toEqual([100]);
});

test('two brands at one place both stay for a second look', () => {
  const logos = merge(
    [candidate([10, 10, 110, 40], 0.5, 1), candidate([12, 10, 112, 40], 0.9, 2)],
    500,
    500,
  );
  expect(logos.map(({ brand }) => brand)).toEqual(['Dhvanitel', 'Ashvaka Drives']);
});

test('marks beside each other are counted apart, and boxes end at the picture', () => {
  const logos = merge([candidate([-6, 10, 90, 40], 0.9), candidate([100, 10, 208, 40])], 200, 100);
  expect(logos.map(({ position }) => [position.x, position.width])).toEqual([
    [0, 90],
    [100, 100],
  ]);
});

test('a faint sight is no logo', () => {
  expect(merge([candidate([10, 10, 110, 40], 0.2)], 500, 500)).toEqual([]);
});
