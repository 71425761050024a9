import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { surgeWaveforms } from './surgeWaveforms.ts';
import type { Waveform } from './waveform.ts';

const currentTimes = (wave: Waveform, end: number) => {
  const { rise, fall, ...rest } = scopeReading(wave.at, 0, end);
  const front = 1.25 * (rise(90) - rise(10));
  return { front, tail: fall(50) - (rise(10) - 0.1 * front), ...rest };
};

test.each([
  ['8/20', 8, 20],
  ['4/10', 4, 10],
] as const)(
  '%s keeps front and tail within 10 %%, and swings below zero by at most 30 %%',
  (key, front, tail) => {
    const { at } = surgeWaveforms[key];
    const reading = currentTimes(surgeWaveforms[key], 5 * tail);
    expect(Math.abs(reading.front / front - 1)).toBeLessThan(0.1);
    expect(Math.abs(reading.tail / tail - 1)).toBeLessThan(0.1);
    expect(reading.peak).toBeCloseTo(100, 3);
    expect(reading.trough).toBeLessThan(-20);
    expect(reading.trough).toBeGreaterThan(-30);
    // It is steepest at its start.
    expect(at(0.01 * front) / (0.01 * front)).toBeGreaterThan(100 / front);
    expect(at(-1)).toBe(0);
  },
);

test('1.2/50 keeps 1.2 µs ± 30 % and 50 µs ± 20 %', () => {
  const { rise, fall } = scopeReading(surgeWaveforms['1.2/50'].at, 0, 200);
  const front = (rise(90) - rise(30)) / 0.6;
  expect(Math.abs(front / 1.2 - 1)).toBeLessThan(0.3);
  expect(Math.abs((fall(50) - rise(30) + 0.3 * front) / 50 - 1)).toBeLessThan(0.2);
});

test('10/350 carries the charge and the energy of class I: 12.5 As and 156 kJ/Ω at 25 kA', () => {
  const kiloamperes = (percent: number) => (25 * percent) / 100;
  const { integral } = scopeReading(surgeWaveforms['10/350'].at, 0, 5000);
  // kA · µs = mAs; kA² · µs = J/Ω.
  const charge = integral(kiloamperes) / 1000;
  const energy = integral((a) => kiloamperes(a) ** 2) / 1000;
  expect(charge).toBeGreaterThan(12.5 * 0.9);
  expect(charge).toBeLessThan(12.5 * 1.2);
  expect(energy).toBeGreaterThan(156.25 * 0.9);
  expect(energy).toBeLessThan(156.25 * 1.45);
});

test('250/2500 peaks at 250 µs ± 20 % and halves at 2500 µs ± 60 %', () => {
  const { peakTime, fall } = scopeReading(surgeWaveforms['250/2500'].at, 0, 9000);
  expect(Math.abs(peakTime / 250 - 1)).toBeLessThan(0.2);
  expect(Math.abs(fall(50) / 2500 - 1)).toBeLessThan(0.6);
});
