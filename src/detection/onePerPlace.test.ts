import { expect, test } from 'vitest';
import type { Logo } from './logo.ts';
import { onePerPlace } from './onePerPlace.ts';

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
