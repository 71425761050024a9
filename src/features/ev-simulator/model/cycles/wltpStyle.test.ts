import { expect, test } from 'vitest';
import { cycleFigures } from './cycle.ts';
import { wltpPhases, wltpStyle } from './wltpStyle.ts';

const near = (value: number, target: number) =>
  expect(Math.abs(value / target - 1)).toBeLessThan(0.01);

// The figures of WLTC class 3b, independent of the targets in the code.
const published = {
  Low: [589, 157, 3095, 56.5, 18.9, 25.7],
  Medium: [433, 48, 4756, 76.6, 39.5, 44.5],
  High: [455, 31, 7162, 97.4, 56.7, 60.8],
  'Extra high': [323, 7, 8254, 131.3, 92.0, 94.0],
} as const;

test.each(wltpPhases())('phase $target.name matches class 3b within 1 %', ({ target, reached }) => {
  const [seconds, stop, metres, max, average, moving] =
    published[target.name as keyof typeof published];
  expect(reached.seconds).toBe(seconds);
  near(reached.stopSeconds, stop);
  near(reached.metres, metres);
  near(reached.maxKmh, max);
  near(reached.averageKmh, average);
  near(reached.averageMovingKmh, moving);
});

test('the whole cycle matches class 3b within 1 %', () => {
  const figures = cycleFigures(wltpStyle.speedsKmh);
  expect(figures.seconds).toBe(1800);
  near(figures.stopSeconds, 240);
  near(figures.metres, 23_266);
  near(figures.averageKmh, 46.5);
  near(figures.averageMovingKmh, 53.8);
});

test('accelerations and speeds are realistic', () => {
  const { speedsKmh } = wltpStyle;
  speedsKmh.forEach((speed, second) => {
    const change = (speed - (speedsKmh[second - 1] ?? 0)) / 3.6;
    expect(change).toBeLessThan(1.7);
    expect(change).toBeGreaterThan(-1.7);
    // Crawling below 1 km/h would be counted as stopped.
    expect(speed === 0 || speed >= 1).toBe(true);
  });
});
