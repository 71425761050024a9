import { expect, test } from 'vitest';
import { csvPoints } from './csvPoints.ts';
import { gpxHeights, simplifyPoints } from './readImport.ts';

const read = (...lines: string[]) => csvPoints(lines.join('\n'));

test.each([
  ['time,speed', 'drive', [10, 20]],
  ['Time (min),Velocity', 'drive', [600, 20]],
  ['"seconds","km/h"', 'drive', [10, 20]],
  ['t s,v kmh', 'drive', [10, 20]],
  ['second,m/s', 'drive', [10, 72]],
  ['time,speed mps', 'drive', [10, 72]],
  ['distance,height', 'road', [10, 20]],
  ['km,elevation', 'road', [10, 20]],
  ['distance (m),alt', 'road', [0.01, 20]],
  ['metres,ele', 'road', [0.01, 20]],
  ['meter,altitude', 'road', [0.01, 20]],
  ['m,height', 'road', [0.01, 20]],
  ['dist,height ft', 'road', [10, 6.096]],
  ['dist,elevation (feet)', 'road', [10, 6.096]],
] as const)('a table of %s is a %s', (head, kind, [x, y]) => {
  const table = read(head, '10,20');
  expect(table?.kind).toBe(kind);
  expect(table?.points[0]?.[0]).toBeCloseTo(x, 9);
  expect(table?.points[0]?.[1]).toBeCloseTo(y, 9);
});

test('columns may stand in any place, rows in any order, and rows that say nothing are left out', () => {
  const table = read('note\tspeed\ttime', 'b\t20\t2', '', 'a\t10\t1', 'c\t\t3', 'd\tx\t4', '   ');
  expect(table?.points).toEqual([
    [1, 10],
    [2, 20],
  ]);
});

test('a decimal comma is read where commas do not separate, and a gap in a number never', () => {
  expect(read('time;speed', '1,5;20,25')?.points).toEqual([[1.5, 20.25]]);
  expect(read('time,speed', '1,1 200')?.points).toEqual([]);
});

test('a table of anything else is none', () => {
  for (const head of ['a,b', 'time,height', 'distance,speed', 'time', ''])
    expect(read(head, '1,2')).toBeUndefined();
});

const gpx = (...points: string[]) => gpxHeights(`<gpx>${points.join('')}</gpx>`);

test('a track or route with heights is measured on the globe', () => {
  const heights = gpx(
    '<trkpt lat="0" lon="0"><ele>10</ele></trkpt>',
    '<rtept lat="0" lon="1"><ele> -5.5 </ele></rtept>',
    '<trkpt lat="60" lon="1"><ele>7</ele></trkpt>',
    '<trkpt lat="60" lon="2"><ele>8</ele></trkpt>',
  );
  const degree = (6371.0088 * Math.PI) / 180;
  expect(heights.map(([, metres]) => metres)).toEqual([10, -5.5, 7, 8]);
  expect(heights[1]?.[0]).toBeCloseTo(degree, 6);
  expect(heights[2]?.[0]).toBeCloseTo(61 * degree, 6);
  // A degree of longitude is half as long at 60° north.
  expect((heights[3]?.[0] ?? 0) - (heights[2]?.[0] ?? 0)).toBeCloseTo(degree / 2, 1);
});

test('points without height or position, and stops, are left out', () => {
  const at = (lat: string, inside: string) => `<trkpt lat="${lat}" lon="0">${inside}</trkpt>`;
  const ele = '<ele>1</ele>';
  expect(gpx(at('0', ele), at('0', '<ele>2</ele>'), at('1', ''), at('x', ele))).toEqual([[0, 1]]);
  expect(gpx(at('0', ele), at('1', ''), at('2', ele))).toHaveLength(2);
});

test('the points farthest from the line are kept, as many as there may be', () => {
  const points = [0, 1, 8, 2, 9, 0].map((y, x) => [x, y] as const);
  expect(simplifyPoints(points, 3)).toEqual({
    points: [points[0], points[4], points[5]],
    deviation: 4.75,
  });
  expect(simplifyPoints(points, 4).points).toEqual([points[0], points[3], points[4], points[5]]);
  const { points: all, deviation } = simplifyPoints(points, 6);
  expect([all, deviation]).toEqual([points, 0]);
  expect(simplifyPoints([], 5)).toEqual({ points: [], deviation: 0 });
});
