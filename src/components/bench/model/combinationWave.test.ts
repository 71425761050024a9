import { describe, expect, test } from 'vitest';
import { scopeReading } from '../../../../tests/support/scopeReading.ts';
import { combinationWave } from './combinationWave.ts';

const voltageTimes = ({ rise, fall, peak }: ReturnType<typeof scopeReading>) => {
  const front = (rise(0.9 * peak) - rise(0.3 * peak)) / 0.6;
  return [front, fall(0.5 * peak) - (rise(0.3 * peak) - 0.3 * front)] as const;
};
const currentTimes = ({ rise, fall, peak }: ReturnType<typeof scopeReading>) => {
  const front = (rise(0.9 * peak) - rise(0.1 * peak)) / 0.8;
  return [front, fall(0.5 * peak) - (rise(0.1 * peak) - 0.1 * front)] as const;
};
const within = (value: number, nominal: number, tolerance: number) => {
  expect(Math.abs(value / nominal - 1), `${value} instead of ${nominal}`).toBeLessThan(tolerance);
};

describe('the circuit of the combination wave generator', () => {
  test('gives 1.2/50 µs into an open circuit, within IEC 61000-4-5', () => {
    const reading = scopeReading(combinationWave(Infinity).volts, 0, 200);
    const [front, tail] = voltageTimes(reading);
    // Allowed are 30 % and 20 %; the values of the circuit do better.
    within(front, 1.2, 0.05);
    within(tail, 50, 0.05);
    expect(reading.peak).toBeCloseTo(1, 4);
    expect(combinationWave(Infinity).amperes(5)).toBe(0);
  });

  test('gives 8/20 µs into a short circuit, half an ampere per volt, with at most 30 % below zero', () => {
    const reading = scopeReading(combinationWave(0).amperes, 0, 200);
    const [front, tail] = currentTimes(reading);
    within(front, 8, 0.05);
    within(tail, 20, 0.05);
    within(1 / reading.peak, 2, 0.02);
    expect(reading.trough / reading.peak).toBeGreaterThan(-0.3);
    expect(combinationWave(0).volts(5)).toBe(0);
  });

  test('is a source of 12 Ω behind the 10 Ω from line to earth', () => {
    const reading = scopeReading(combinationWave(0, 10).amperes, 0, 200);
    within(1 / reading.peak, 12, 0.1);
    expect(scopeReading(combinationWave(Infinity, 10).volts, 0, 200).peak).toBeCloseTo(1, 4);
  });

  test('goes from one to the other without a step, and obeys Ohm at every load', () => {
    const loads = [1e6, 1000, 100, 10, 1, 0.1, 1e-6];
    const fronts = loads.map((ohms) => {
      const { volts, amperes } = combinationWave(ohms);
      expect(volts(7)).toBeCloseTo(ohms * amperes(7), 9);
      return currentTimes(scopeReading(amperes, 0, 200))[0];
    });
    expect(fronts).toEqual(fronts.toSorted((a, b) => a - b));
    expect(combinationWave(1e9).volts(3)).toBeCloseTo(combinationWave(Infinity).volts(3), 6);
    expect(combinationWave(1e-9).amperes(3)).toBeCloseTo(combinationWave(0).amperes(3), 6);
  });
});
