import { expect, test } from 'vitest';
import { scopeReading } from '../../../tests/support/scopeReading.ts';
import { telecomWaveforms } from './telecomWaveforms.ts';

test.each(Object.entries(telecomWaveforms))(
  '%s keeps front ± 30 % and tail ± 20 %',
  (key, wave) => {
    const [front = 0, tail = 0] = key.split('/').map(Number);
    const { rise, fall, peak } = scopeReading(wave.at, 0, 4 * tail);
    const foot = wave.quantity === 'Voltage' ? 0.3 : 0.1;
    const measured = (rise(90) - rise(100 * foot)) / (0.9 - foot);
    const origin = rise(100 * foot) - foot * measured;
    expect(Math.abs(measured / front - 1)).toBeLessThan(0.3);
    expect(Math.abs((fall(50) - origin) / tail - 1)).toBeLessThan(0.2);
    expect(peak).toBeCloseTo(100, 2);
    expect(wave.title).toContain(`${key} µs`);
  },
);
