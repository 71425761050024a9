import { expect, test } from 'vitest';
import { categoryOf } from '../../../../tests/support/instruments.ts';
import { productPath } from '../../../site/paths.ts';
import { impulseHall } from './impulseHall.ts';

const products = categoryOf('impulse-voltage').products.map((product) => ({
  ...product,
  category: 'impulse-voltage' as const,
  path: productPath('impulse-voltage', product.slug),
}));
const { items, width } = impulseHall(products);
const item = (name: string) => items.find((candidate) => candidate.name === name);

test('every generator has its place, drawn in centimetres', () => {
  expect(items).toHaveLength(products.length);
  expect(item('IVG 2400-240000')).toMatchObject({ width: 380, height: 1250, stages: 12 });
  expect(item('IVG 5-0.5')).toMatchObject({ height: 13.3, stages: 0, onTable: true });
});

test('no two places overlap, and all lie inside', () => {
  items.slice(1).forEach((next, index) => {
    const last = items[index];
    if (last) expect(last.x + last.room / 2).toBeLessThanOrEqual(next.x - next.room / 2 + 0.001);
  });
  expect(Math.max(...items.map(({ x, room }) => x + room / 2))).toBeLessThan(width);
});

test('a tower needs the hall it names, or its height and its clearance', () => {
  expect(item('IVG 2400-240000')).toMatchObject({ needs: 24, ceiling: 24 });
  expect(item('IVG 500-12500')).toMatchObject({ needs: 6, ceiling: 6 });
  expect(item('IVG 400-10000')?.needs).toBeCloseTo(3.1 + 1.6);
  expect(item('IVG 30-75')?.needs).toBe(1.1);
});
