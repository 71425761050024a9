import { expect, test } from 'vitest';
import { scopeReading } from '../../../../tests/support/scopeReading.ts';
import { networkImpedance } from '../waveforms.ts';
import { dampedCosine } from './dampedCosine.ts';
import { eftBurst, heidler } from './heidlerImpulses.ts';
import { crossing, dampedSine } from './impulses.ts';
import { smoothedDc, smoothedDcCorners } from './steadyVoltage.ts';

test.each([
  [(t: number) => 3 * t, 6, 2],
  [(t: number) => 9 - t, 6, 3],
] as const)('a level is found on a slope up and down', (f, level, time) => {
  expect(crossing(f, level, 0, 9)).toBeCloseTo(time, 10);
});

test('a damped sine has front and tail within 2 %, its peak at 1 and nothing before its start', () => {
  const f = dampedSine(8, 20);
  const { peak, trough, rise, fall } = scopeReading(f, 0, 100);
  const front = 1.25 * (rise(0.9) - rise(0.1));
  expect(peak).toBeCloseTo(1, 5);
  expect(trough).toBeCloseTo(-0.267, 2);
  const tail = fall(0.5) - (rise(0.1) - 0.1 * front);
  expect(front / 8).toBeCloseTo(0.983, 2);
  // As much as one is too short, the other is too long.
  expect(front / 8 + tail / 20).toBeCloseTo(2, 4);
  expect([f(-1), f(0)]).toEqual([0, 0]);
  // The damping of the loop decides how far it swings below zero.
  expect(scopeReading(dampedSine(8, 20, 0.8), 0, 100).trough).toBeGreaterThan(-0.1);
});

test('a damped cosine is scaled to its first peak, rings at its frequency and decays', () => {
  const f = dampedCosine({ frequency: 0.1, rise: 0.533, decay: 9.788 });
  const { peak, peakTime, crossings } = scopeReading(f, 0, 45);
  expect(peak).toBeCloseTo(1, 5);
  expect(peakTime).toBeLessThan(2);
  const [first = 0, , third = 0] = crossings(0).filter((time) => time > 1);
  expect(first).toBeCloseTo(2.5, 5);
  expect(third - first).toBeCloseTo(10, 5);
  // One period later it is smaller by the decay alone.
  expect(f(30) / f(20)).toBeCloseTo(Math.exp(-10 / 9.788), 5);
  expect([f(-1), f(0)]).toEqual([0, 0]);
  const delayed = dampedCosine({ frequency: 0.1, rise: 0.533, decay: 9.788, delay: 0.5 });
  expect(scopeReading(delayed, 1, 4).crossings(0)[0]).toBeCloseTo(3, 5);
});

test('Heidler’s impulse has its peak near 1 and decays with its time constant', () => {
  const f = heidler(3.5, 51, 1.8);
  expect(scopeReading(f, 0, 400).peak).toBeCloseTo(1.08, 1);
  expect(f(351) / f(300)).toBeCloseTo(Math.exp(-1), 2);
  // At its foot it follows a power of time.
  expect(f(0.002) / f(0.001)).toBeCloseTo(2 ** 1.8, 2);
  expect([f(-1), f(0)]).toEqual([0, 0]);
});

test('a burst is silent before its first pulse, between them and after the last', () => {
  const peak = 10.75e-6;
  for (const pulse of [0, 1, 74]) expect(eftBurst(pulse * 0.2 + peak)).toBeCloseTo(1, 1);
  for (const time of [-0.2 + peak, -1, 75 * 0.2 + peak, 0.1]) expect(eftBurst(time)).toBe(0);
});

test('a smoothed voltage is recharged for 2 ms of every 10, and its corners are there', () => {
  expect([0, 1, 2, 6, 10, -9].map(smoothedDc)).toEqual([98, 100, 102, 100, 98, 100]);
  expect(smoothedDcCorners(-10, 5)).toEqual([-10, -8, 0, 2, 10, 12]);
});

test('the network has 27 Ω at 1 MHz, 49 Ω at 10 MHz and nothing at direct current', () => {
  const { at } = networkImpedance.impedance;
  expect(at(0)).toBe(0);
  expect(at(1)).toBeCloseTo(26.6, 1);
  expect(at(10)).toBeCloseTo(49.4, 1);
});
