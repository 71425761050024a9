import { expect, test } from 'vitest';
import { amplitudeLabels, gridLines, timeLabels, withMinusSign, xOf, yOf } from './graticule.ts';
import { waveforms } from './waveforms.ts';

test('every second division is labelled, counted from zero', () => {
  expect(timeLabels(waveforms['1.2/50'])).toEqual([0, 20, 40, 60, 80]);
  expect(amplitudeLabels(waveforms['1.2/50'])).toEqual([0, 40, 80, 120]);
  expect(amplitudeLabels(waveforms.dip)).toEqual([-200, -100, 0, 100, 200]);
  expect(timeLabels(waveforms['steep-front'])).toEqual([0, 0.4, 0.8, 1.2, 1.6]);
});

test('the screen begins and ends with the wave’s window and range', () => {
  const wave = waveforms['1.2/50'];
  expect([xOf(wave, -10), xOf(wave, 40), xOf(wave, 90)]).toEqual([52, 262, 472]);
  expect([yOf(wave, 140), yOf(wave, 60), yOf(wave, -20)]).toEqual([28, 156, 284]);
});

test('nine lines go down and seven across', () => {
  expect(gridLines.match(/v256/g)).toHaveLength(9);
  expect(gridLines.match(/h420/g)).toHaveLength(7);
  expect(gridLines).toContain('M94 28v');
  expect(gridLines).toContain('M52 252h');
});

test('a negative number has a real minus sign', () => {
  expect([withMinusSign(-1.5), withMinusSign(2)]).toEqual(['−1.5', '2']);
});
