import { expect, test } from 'vitest';
import { benchReading } from './benchReading.ts';

const setting = { kilovolts: 4, network: 0, load: Infinity };

test('a surge reads 1.2/50 µs when open and 8/20 µs when shorted', () => {
  expect(benchReading('surge', setting)).toEqual({
    volts: '4.00 kV',
    amperes: '0 A',
    front: '1.20 µs',
    tail: '49.9 µs',
    energy: '0 J',
  });
  expect(benchReading('surge', { ...setting, load: 0 })).toEqual({
    volts: '0 V',
    amperes: '2.00 kA',
    front: '7.91 µs',
    tail: '20.2 µs',
    energy: '0 J',
  });
});

test('a load of 2 Ω takes no more than the 56 J the generator stores', () => {
  const { energy } = benchReading('surge', { ...setting, load: 2 }) as { energy: string };
  expect(Number.parseFloat(energy)).toBeGreaterThan(20);
  expect(Number.parseFloat(energy)).toBeLessThan(56);
});

test('50 Ω halve a burst and draw as many amperes as Ohm says', () => {
  expect(benchReading('burst', { ...setting, load: 50 })).toMatchObject({
    volts: '2.01 kV',
    amperes: '40.1 A',
    rise: '5.12 ns',
    width: '49.4 ns',
  });
});

test('a ring wave rises in 0.5 µs and rings at 100 kHz whatever the load', () => {
  for (const load of [Infinity, 12, 0])
    expect(benchReading('ring', { kilovolts: 6, network: 0, load })).toMatchObject({
      rise: '500 ns',
      rings: '100 kHz',
    });
});

test.each([
  ['150 pF, 330 Ω', 0, '29.8 A', '16.1 A at 30 ns', '8.07 A at 60 ns', '4.80 mJ'],
  ['330 pF, 330 Ω', 1, '29.2 A', '16.1 A at 65 ns', '8.05 A at 130 ns', '10.6 mJ'],
  ['150 pF, 2 kΩ', 2, '30.0 A', '2.20 A at 180 ns', '1.20 A at 360 ns', '4.80 mJ'],
  ['330 pF, 2 kΩ', 3, '30.0 A', '2.18 A at 400 ns', '1.19 A at 800 ns', '10.6 mJ'],
] as const)('a discharge at 8 kV from %s is read when its standard reads it', (...row) => {
  const [, network, amperes, first, second, energy] = row;
  expect(benchReading('esd', { kilovolts: 8, network, load: 0 })).toMatchObject({
    ...{ amperes, first, second, energy },
  });
});
