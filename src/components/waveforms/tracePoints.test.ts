import { describe, expect, test } from 'vitest';
import { pathData } from './pathData.ts';
import { type Point, tracePoints } from './tracePoints.ts';
import { waveforms } from './waveforms.ts';

const box = { x: 0, y: 0, width: 420, height: 256 };

/** Height of the polyline at x; on a vertical step both ends count. */
function heights(points: readonly Point[], x: number): number[] {
  return points.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    if (x < ax || x > bx) return [];
    return ax === bx ? [ay, by] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });
}

describe.each(Object.entries(waveforms))('%s', (_, wave) => {
  const points = tracePoints(wave, box);

  test('needs at most 240 points and 2 kB', () => {
    expect(points.length).toBeLessThanOrEqual(240);
    expect(pathData(points).length).toBeLessThan(2000);
  });
});

// The spikes of a burst are thinner than any tolerance; they are counted below.
const smooth = Object.entries(waveforms).filter(([key]) => key !== 'eft-burst');

test.each(smooth)('%s follows its function', (_, wave) => {
  const points = tracePoints(wave, box);
  const [start, end] = wave.window;
  const [bottom, top] = wave.range;
  const height = (t: number) => ((top - wave.at(t)) / (top - bottom)) * box.height;
  const unit = (end - start) / box.width;
  const columns = Array.from({ length: 838 }, (_, i) => 1 + i / 2);
  const wrong = columns.filter((x) => {
    // A steep edge is allowed to lie half a unit beside its place.
    const nearby = [-0.5, -0.25, 0, 0.25, 0.5].map((d) => height(start + (x + d) * unit));
    const low = Math.min(...nearby) - 0.8;
    const high = Math.max(...nearby) + 0.8;
    return !heights(points, x).some((y) => y >= low && y <= high);
  });
  expect(wrong).toEqual([]);
});

test('the burst keeps all of its 75 spikes', () => {
  const { y, peak } = { y: box.height * (140 / 160), peak: box.height * (50 / 160) };
  const points = tracePoints(waveforms['eft-burst'], box);
  expect(points.filter((point) => point[1] < (y + peak) / 2)).toHaveLength(75);
});
