import { expect, test } from 'vitest';
import { endLabels, standsOnFloor } from './plotLabels.ts';

const scale = { low: 0, high: 10, ticks: [0, 5, 10] };
const line = (name: string, ...values: number[]) => ({
  name,
  points: values.map((value, index) => [index, value] as const),
});

test('names stand at the ends of their lines, none on another or below the axis', () => {
  const labels = endLabels([line('a', 9, 0.1), line('b', 5, 0), line('c', 2, 8)], scale);
  const down = (name: string) =>
    Number(labels.find((one) => one.name === name)?.down.replace('%', ''));
  expect(down('c')).toBe(20);
  expect(down('b')).toBe(100);
  expect(down('b') - down('a')).toBeGreaterThanOrEqual(7.5);
});

test('what is written at a place stands on the side where the lines leave more room', () => {
  const x = { low: 0, high: 2, ticks: [0, 1, 2] };
  expect(standsOnFloor(1, [line('hill', 6, 9, 6)], x, scale)).toBe(true);
  expect(standsOnFloor(1, [line('valley', 3, 1, 3)], x, scale)).toBe(false);
});
