import { expect, test } from 'vitest';
import type { Candidate, Logo } from './logo.ts';
import { merge, onePerPlace } from './merge.ts';

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

const logo = (brand: Logo['brand'], confidence: number, x: number, width: number): Logo => ({
  brand,
  confidence,
  position: { x, y: 10, width, height: 30 },
});

test('of two brands at one place, the surer stays, however small it is', () => {
  const large = logo('Pavanor', 0.6, 0, 300);
  const small = logo('Dhvanitel', 0.9, 40, 80);
  expect(onePerPlace([large, small])).toEqual([small]);
});

test('marks beside each other stay, the surest first', () => {
  const left = logo('Pavanor', 0.6, 0, 100);
  const right = logo('Jyotem', 0.9, 80, 100);
  expect(onePerPlace([left, right])).toEqual([right, left]);
});
