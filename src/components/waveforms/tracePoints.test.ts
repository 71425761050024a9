import { expect, test } from 'vitest';
import { pathData } from './pathData.ts';
import { type Point, tracePoints } from './tracePoints.ts';
import type { Waveform } from './waveform.ts';
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

/** As a wave that was never drawn before: those that were are not drawn again. */
const anew = (wave: Waveform): Waveform => ({ ...wave, at: (time) => wave.at(time) });

test.each(Object.entries(waveforms))('%s needs at most 240 points and 2 kB', (_, wave) => {
  const points = tracePoints(anew(wave), box);
  expect(points.length).toBeLessThanOrEqual(240);
  expect(pathData(points).length).toBeLessThan(2000);
});

// The spikes of a burst are thinner than any tolerance; they are counted below.
const smooth = Object.entries(waveforms).filter(([key]) => key !== 'eft-burst');

test.each(smooth)('%s follows its function', (_, wave) => {
  const points = tracePoints(anew(wave), box);
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
  const points = tracePoints(anew(waveforms['eft-burst']), box);
  expect(points.filter((point) => point[1] < (y + peak) / 2)).toHaveLength(75);
});

const square = { window: [0, 10], range: [0, 10] } as const;

test('a straight line needs its two ends, a corner one point more', () => {
  const inside = { x: 5, y: 7, width: 100, height: 50 };
  const line = tracePoints({ ...square, at: (t) => t }, inside);
  expect(line).toEqual([
    [5, 57],
    [105, 7],
  ]);
  const bent = (t: number) => Math.min(t, 4.0001);
  const points = tracePoints({ ...square, at: bent, corners: [-1, 4.0001, 11] }, inside);
  expect(points).toHaveLength(3);
  // Corners outside the window are not drawn.
  expect([points[0], points[2]?.[0]]).toEqual([[5, 57], 105]);
  expect(points[1]?.[0]).toBeCloseTo(45.001);
  expect(points[1]?.[1]).toBeCloseTo(36.9995);
});

test('a greater accuracy needs more points, and every size is drawn for itself', () => {
  const wave = { ...square, at: (t: number) => 5 + 5 * Math.sin(t) };
  const [rough, fine] = [1, 0.01].map((accuracy) => tracePoints(wave, box, accuracy).length);
  expect(fine).toBeGreaterThan(2 * (rough ?? 0));
  for (const other of [
    { ...box, x: 9 },
    { ...box, y: 9 },
    { ...box, width: 99 },
    { ...box, height: 99 },
  ])
    expect(tracePoints(wave, other)).not.toEqual(tracePoints(wave, box));
  expect(tracePoints(wave, box)).toBe(tracePoints(wave, { ...box }));
  expect(tracePoints({ ...wave, window: [0, 5] }, box)).not.toEqual(tracePoints(wave, box));
});
