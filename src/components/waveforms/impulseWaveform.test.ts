import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { impulseWaveform } from './impulseWaveform.ts';

const texts = { title: 'Impulse', use: 'For a test.', quantity: 'Voltage' } as const;
const lightning = { ...texts, front: 1.2, tail: 50, division: 10 } as const;
const tolerances = ['± 30 %', '± 20 %'] as const;

test('an impulse is in per cent of its peak, and shown from one division before its start', () => {
  const wave = impulseWaveform({ ...lightning, tolerances, definition: 'voltage' });
  expect(scopeReading(wave.at, 0, 90).peak).toBeCloseTo(100, 2);
  expect(wave).toMatchObject({ window: [-10, 90], range: [-20, 140], corners: [0] });
  const swinging = { ...lightning, front: 8, tail: 20, definition: 'swinging' } as const;
  expect(impulseWaveform({ ...swinging, tolerances }).range).toEqual([-50, 150]);
});

test('front and tail are marked with their tolerances, the tail where it is at half its peak', () => {
  const { at, markers = [] } = impulseWaveform({ ...lightning, tolerances, definition: 'voltage' });
  expect(markers).toMatchObject([
    { label: 'T1 1.2 µs', time: 0, until: 1.2, tolerance: '± 30 %', defines: 'front' },
    { label: 'T2 50 µs', time: 0, amplitude: 50, tolerance: '± 20 %', defines: 'tail' },
  ]);
  const [, { until = 0 } = {}] = markers;
  expect(at(until)).toBeCloseTo(50);
  expect(until).toBeCloseTo(50, -1);
});

test('no tolerance of the tail leaves no gap before what follows', () => {
  const wave = impulseWaveform({ ...lightning, tolerances: ['', ''], definition: 'voltage' });
  expect(wave.caption).toBe('Front time 1.2 µs, time to half value 50 µs. For a test.');
});

test('a tail that ends beyond the screen is not marked', () => {
  const steep = { ...lightning, division: 5, definition: 'voltage' } as const;
  expect(impulseWaveform({ ...steep, tolerances }).markers).toHaveLength(1);
});

test.each([
  ['switching', 250, 2500, 500, 'Tp 250 µs', 'Time to peak 250 µs'],
  ['current', 10, 350, 100, 'T1 10 µs', 'Front time 10 µs'],
] as const)(
  'the front of a %s impulse by its name',
  (definition, front, tail, division, label, text) => {
    const wave = impulseWaveform({ ...texts, tolerances, definition, front, tail, division });
    expect(wave.markers?.[0]?.label).toBe(label);
    expect(wave.caption).toBe(`${text} ± 30 %, time to half value ${tail} µs ± 20 %. For a test.`);
  },
);

test('a product’s own tolerances replace the usual ones, and none leaves no gap', () => {
  const further = ', as it was';
  const wave = impulseWaveform({ ...lightning, tolerances, further, definition: 'voltage' });
  expect(wave.shape?.('', '± 5 %')).toBe(
    'Front time 1.2 µs, time to half value 50 µs ± 5 %, as it was',
  );
});
