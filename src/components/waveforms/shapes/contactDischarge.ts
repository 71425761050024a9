import type { TimeFunction } from '../waveform.ts';
import { heidler } from './heidler.ts';

const strike = heidler(1.1, 2, 1.8);

/** From 330 Ω (the formula of IEC 61000-4-2). */
function through330Ohms(rise: number, decay: number): TimeFunction {
  const bulk = heidler(rise, decay, 1.8);
  return (time) => (16.6 * strike(time) + 9.3 * bulk(time)) / 4;
}

/** From 330 pF through 2 kΩ: the strike of the tip, then an exponential of 660 ns. */
const through2Kiloohms: TimeFunction = (time) =>
  time <= 0 ? 0 : 3.66 * strike(time) + 0.5 * (1 - Math.exp(-time / 2)) * Math.exp(-time / 660);

/** Contact discharge currents in A per kV, by capacitor in pF and resistor in Ω; time in ns. */
export const contactDischarge = {
  '150/330': through330Ohms(12, 37),
  '330/330': through330Ohms(26, 80),
  '330/2000': through2Kiloohms,
};
