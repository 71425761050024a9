import { expect, test } from 'vitest';
import type { Knot } from '../cycles/cycle.ts';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { climbOf, heightAt, profileProblems, roadHeights } from './roadProfile.ts';

const pass: readonly Knot[] = [
  [2, 500],
  [4, 900],
  [8, 700],
];

test('a road rises and falls by what lies between its points', () => {
  expect(climbOf(pass)).toEqual({ lengthKm: 6, upM: 400, downM: 200 });
  expect(climbOf([...pass, [9, 700]])).toEqual({ lengthKm: 7, upM: 400, downM: 200 });
  expect(climbOf([])).toEqual({ lengthKm: 0, upM: 0, downM: 0 });
});

test('heights are on the line between two points, and level beyond the ends', () => {
  const at = heightAt(pass);
  expect([0, 2, 3, 4, 5, 8, 99].map(at)).toEqual([500, 500, 700, 900, 850, 700, 700]);
  expect(heightAt([])(5)).toBe(0);
});

test('a slope begins at the altitude and rises by its angle; a level road has no heights', () => {
  const heights = (given: object) => roadHeights({ ...defaultInputs, ...given });
  const [start, end] = heights({ road: 'slope', gradientPercent: 10, slopeKm: 5, altitudeM: 100 });
  expect(start).toEqual([0, 100]);
  expect(end?.[0]).toBe(5);
  expect(end?.[1]).toBeCloseTo(100 + 5000 * Math.sin(Math.atan(0.1)), 9);
  expect(heights({ road: 'slope', gradientPercent: 0 })).toEqual([]);
  expect(heights({ road: 'level', gradientPercent: 5 })).toEqual([]);
  expect(heights({ road: 'profile', profile: pass.toReversed() })).toEqual(pass);
});

test.each<[string, Knot[], RegExp | undefined]>([
  [
    'two points',
    [
      [0, 0],
      [1, 300],
    ],
    undefined,
  ],
  [
    'the steepest road',
    [
      [1, 300],
      [0, 0],
    ],
    undefined,
  ],
  [
    'a steeper one',
    [
      [0, 0],
      [1, 310],
    ],
    /^From kilometre 0 to 1 the road has 31 %/,
  ],
  [
    'a steep fall',
    [
      [0, 310],
      [1, 0],
    ],
    /31 %/,
  ],
  [
    'the ends of what there is',
    [
      [0, -430],
      [1000, 6000],
    ],
    undefined,
  ],
  ['one point', [[0, 0]], /at least two/],
  [
    'a point before the start',
    [
      [-1, 0],
      [5, 0],
    ],
    /distance from 0 to 1000/,
  ],
  [
    'a point too far',
    [
      [0, 0],
      [1001, 0],
    ],
    /distance from 0 to 1000/,
  ],
  [
    'a point too low',
    [
      [0, -431],
      [5, 0],
    ],
    /height from -430/,
  ],
  [
    'a point too high',
    [
      [0, 0],
      [900, 6001],
    ],
    /to 6000 m/,
  ],
  [
    'no number',
    [
      [0, 0],
      [5, Number.NaN],
    ],
    /Each point/,
  ],
  [
    'the same place twice',
    [
      [0, 0],
      [5, 1],
      [5, 2],
    ],
    /^Two points share kilometre 5/,
  ],
])('%s', (_what, points, problem) => {
  const problems = profileProblems(points);
  expect(problems).toHaveLength(problem ? 1 : 0);
  if (problem) expect(problems[0]).toMatch(problem);
});

test('a road has at most 60 points', () => {
  const long = (count: number) => Array.from({ length: count }, (_, km): Knot => [km, 0]);
  expect(profileProblems(long(60))).toEqual([]);
  expect(profileProblems(long(61))).toEqual(['A road has at most 60 points.']);
});
