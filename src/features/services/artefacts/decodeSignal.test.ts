import { expect, test } from 'vitest';
import { decodeSignal } from './decodeSignal.ts';

const signal = {
  ...{
    name: 'Voltage',
    id: '1A0',
    byte: 1,
    length: 2,
    scale: 0.1,
    offset: 0,
    digits: 1,
    unit: 'V',
  },
};
const frame = (...data: string[]) => ({ at: '0', id: '1A0', data });

test('a signal is read from its bytes of the last frame, scaled and moved', () => {
  expect(decodeSignal(signal, [frame('00', '00', '00'), frame('FF', '0F', 'A0')])).toBe('400.0 V');
  const cold = { ...signal, length: 1, scale: 1, offset: -40, digits: 0, unit: '°C' };
  expect(decodeSignal(cold, [frame('00', '4B')])).toBe('35 °C');
});

test('a signal beyond its frame stops the build', () => {
  expect(() => decodeSignal(signal, [frame('00', '0F')])).toThrow('outside');
});
