import { describe, expect, test } from 'vitest';
import { scopeReading } from '../../../../tests/support/scopeReading.ts';
import { doubleExponential } from './impulses.ts';

type Read = (reading: ReturnType<typeof scopeReading>) => [front: number, tail: number];

const throughThirty: Read = ({ rise, fall }) => {
  const front = 1.667 * (rise(0.9) - rise(0.3));
  return [front, fall(0.5) - (rise(0.3) - 0.3 * front)];
};
const throughTen: Read = ({ rise, fall }) => {
  const front = 1.25 * (rise(0.9) - rise(0.1));
  return [front, fall(0.5) - (rise(0.1) - 0.1 * front)];
};
const toPeak: Read = ({ peakTime, fall }) => [peakTime, fall(0.5)];
const tenToTen: Read = ({ rise, fall }) => [rise(0.9) - rise(0.1), fall(0.1) - rise(0.1)];

describe.each([
  ['voltage', throughThirty, 1.2, 50],
  ['voltage', throughThirty, 10, 700],
  ['voltage', throughThirty, 9, 720],
  ['voltage', throughThirty, 0.2, 5],
  ['current', throughTen, 10, 350],
  ['current', throughTen, 5, 320],
  ['current', throughTen, 10, 1000],
  ['current', throughTen, 2, 10],
  ['current', throughTen, 10, 360],
  ['current', throughTen, 10, 160],
  ['current', throughTen, 10, 560],
  ['switching', toPeak, 250, 2500],
  ['pulse', tenToTen, 5, 150],
  ['pulse', tenToTen, 8, 400],
  ['pulse', tenToTen, 5, 50],
] as const)('%s impulse', (definition, read, front, tail) => {
  test(`${front}/${tail} has its front, tail and peak`, () => {
    const reading = scopeReading(doubleExponential(front, tail, definition), 0, 3 * tail);
    const [measuredFront, measuredTail] = read(reading);
    expect(measuredFront / front).toBeCloseTo(1, 2);
    expect(measuredTail / tail).toBeCloseTo(1, 2);
    expect(reading.peak).toBeCloseTo(1, 4);
    expect(reading.trough).toBeGreaterThanOrEqual(0);
  });
});

test('is zero before it starts', () => {
  expect(doubleExponential(1.2, 50, 'voltage')(-1)).toBe(0);
});

test('rejects a shape that two exponentials cannot have', () => {
  expect(() => doubleExponential(8, 20, 'current')).toThrow(RangeError);
});
