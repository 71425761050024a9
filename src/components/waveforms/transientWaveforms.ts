import { dampedCosine, ringWave } from './shapes/dampedCosine.ts';
import { eftBurst, eftBurstCorners, eftPulse } from './shapes/heidlerImpulses.ts';
import { screen, type Waveform } from './waveform.ts';

/** Long-duration current of a ladder network, peak 1; time in ms. */
function rectangularCurrent(time: number): number {
  const [rise, flat, fall] = [0.3, 1.95, 0.5];
  const smooth = (x: number) => (1 - Math.cos(Math.PI * x)) / 2;
  const fallStart = rise + flat;
  if (time <= 0 || time >= fallStart + fall) return 0;
  if (time < rise) return smooth(time / rise);
  if (time <= fallStart) return 1;
  return smooth(1 - (time - fallStart) / fall);
}

/** The slow damped oscillatory wave of IEC 61000-4-18 at 1 MHz; time in µs, first peak 1. */
const dampedOscillation = dampedCosine({
  frequency: 1,
  rise: 0.045,
  decay: 4.5,
  delay: 0.1,
});

const ringWaveAt = (peak: string) =>
  `First peak rises in 0.5 µs ± 30 %, then rings at 100 kHz ± 10 %. The second peak is 40 % to 110 % of the first (IEC 61000-4-12). Shown at ${peak}.`;
const dampedOscillationAt = (peak: string) =>
  `First peak rises in 75 ns ± 20 %, oscillation 1 MHz ± 10 %; counting both polarities, the fifth peak is above and the tenth below half of the first (IEC 61000-4-18). Shown at ${peak}.`;

/** Bursts, oscillations and the long rectangular current. */
export const transientWaveforms = {
  'rectangular-2ms': {
    title: '2 ms rectangular current',
    caption:
      'Above 90 % of the peak for 2 ms, +20/−0 %; above 10 % for at most 1.5 times as long. Long-duration current for surge arresters (IEC 60099-4, IEC 62475).',
    ...screen('Current', '%', [-20, 140], 'ms', [-0.5, 4.5]),
    at: (t) => 100 * rectangularCurrent(t),
    markers: [{ label: 'Td 2.1 ms', time: 0.24, until: 2.35, amplitude: 90 }],
  },
  'eft-pulse': {
    title: '5/50 ns fast transient',
    caption:
      'Rise time 5 ns ± 30 % from 10 % to 90 %, width 50 ns ± 30 % at half value, into 50 Ω (IEC 61000-4-4).',
    ...screen('Voltage', '%', [-20, 140], 'ns', [-20, 180]),
    at: (t) => 100 * eftPulse(t),
    corners: [0],
    markers: [{ label: '50 ns', time: 3.3, until: 54, amplitude: 50, tolerance: '± 30 %' }],
  },
  'eft-burst': {
    title: 'Fast transient burst',
    caption:
      '75 pulses of 5/50 ns in 15 ms at 5 kHz, or in 0.75 ms at 100 kHz, one burst every 300 ms ± 20 % (IEC 61000-4-4).',
    ...screen('Voltage', '%', [-20, 140], 'ms', [-2, 18]),
    at: (t) => 100 * eftBurst(t),
    corners: eftBurstCorners,
    markers: [
      { label: '75 pulses, 15 ms', time: 0, until: 15, amplitude: 115, labelPosition: 'middle' },
    ],
  },
  'ring-wave': {
    title: '0.5 µs – 100 kHz ring wave',
    caption: ringWaveAt('6 kV'),
    shownAt: { kilovolts: 6, caption: ringWaveAt },
    ...screen('Voltage', 'kV', [-8, 8], 'µs', [-5, 45]),
    at: (t) => 6 * ringWave(t),
    corners: [0],
    markers: [{ label: '10 µs', time: 9.74, until: 19.74, amplitude: 4, tolerance: '± 10 %' }],
  },
  'damped-oscillatory': {
    title: '1 MHz damped oscillatory wave',
    caption: dampedOscillationAt('2.5 kV'),
    shownAt: { kilovolts: 2.5, caption: dampedOscillationAt },
    ...screen('Voltage', 'kV', [-4, 4], 'µs', [-1, 9]),
    at: (t) => 2.5 * dampedOscillation(t),
    corners: [0],
    markers: [
      { label: 'Pk1', time: 0.128, amplitude: 2.5 },
      { label: 'Pk5', time: 2.094, amplitude: 1.74 },
      { label: 'Pk10', time: 4.594, amplitude: -1, labelPosition: 'below' },
    ],
  },
} satisfies Record<string, Waveform>;
