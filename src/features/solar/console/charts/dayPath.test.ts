import { expect, test } from 'vitest';
import { dayPath, shown } from './dayPath.ts';

const values = Array.from({ length: 1440 }, (_, minute) => (minute < 720 ? 50 : 100));
const draw = (until: number, gap = -1) =>
  dayPath({
    values: values.map((value, minute) => (minute === gap ? Number.NaN : value)),
    step: 1,
    highest: 100,
    until,
    every: 1,
  });

test('the line runs from the left edge to the last known minute', () => {
  const points = draw(800).split(/[ML]/).slice(1);
  expect(points).toHaveLength(800 - shown.from);
  expect(points[0]?.endsWith(' 500')).toBe(true);
  expect(points.at(-1)?.endsWith(' 0')).toBe(true);
});

test('a gap in the data is a gap in the line', () => {
  expect(draw(800).match(/M/g)).toHaveLength(1);
  expect(draw(800, 600).match(/M/g)).toHaveLength(2);
});

test('several minutes are drawn as their mean', () => {
  const data = dayPath({ values, step: 1, highest: 100, until: 1440, every: 5 });
  expect(data.split(/[ML]/).slice(1)).toHaveLength((shown.to - shown.from) / 5);
});
