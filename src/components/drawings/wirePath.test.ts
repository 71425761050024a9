import { expect, test } from 'vitest';
import { wirePath } from './wirePath.ts';

const box = (x: number, y: number) => ({ at: [x, y] as const, size: [2, 2] as const });

test('boxes side by side are connected at their sides, in either order', () => {
  expect(wirePath(box(0, 1), box(4, 1)).path).toBe('M80 80H120V80H160');
  expect(wirePath(box(4, 1), box(0, 1)).path).toBe('M80 80H120V80H160');
});

test('boxes above each other are connected straight down', () => {
  expect(wirePath(box(0, 4), box(1, 0)).path).toBe('M60 80V160');
});

test('a wire to a missing box is an error', () => {
  expect(() => wirePath(box(0, 0), undefined)).toThrow('not in the drawing');
});
