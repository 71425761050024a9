import { expect, test } from 'vitest';
import { toleranceBand } from './toleranceBand.ts';
import type { Waveform } from './waveform.ts';

/** One microsecond and one volt are 42 and 32 units; zero is at 52 and 284. */
const wave = { window: [0, 10], range: [0, 8] } as unknown as Waveform;

test('a line may end within the tolerance of its length', () => {
  const marker = { label: 'T2', time: 1, until: 6, amplitude: 4, tolerance: '± 20 %' };
  // 5 µs ± 1 µs after the start: from 5 to 7 µs.
  expect(toleranceBand(wave, marker)).toBe('M262 147v18H346v-18z');
});

test('a point may lie within the tolerance of its amplitude', () => {
  const marker = { label: '4 V', time: 1, amplitude: 4, tolerance: '+0/−50 %' };
  expect(toleranceBand(wave, marker)).toBe('M88 220h12V156h-12z');
});

test('without a tolerance there is no band', () => {
  expect(toleranceBand(wave, { label: 'T1', time: 0, until: 1, amplitude: 4 })).toBeUndefined();
});
