import { smoothedDc, smoothedDcCorners } from './shapes/steadyVoltage.ts';
import { screen, type TimeFunction, type Waveform } from './waveform.ts';

type Dip = { /** Remaining voltage, 0 to 1. */ remaining: number; cycles: number };

/** One cycle of 50 Hz in ms. */
const cycle = 20;

/** 50 Hz in per cent of its rms value; time in ms. */
const mains: TimeFunction = (time) => 100 * Math.SQRT2 * Math.sin((2 * Math.PI * time) / cycle);

/** A dip from t = 0, at phase angle 0°, for a number of cycles. */
function supplyDip({ remaining, cycles }: Dip): TimeFunction {
  return (time) => mains(time) * (time >= 0 && time < cycles * cycle ? remaining : 1);
}

/** Mains failures and the steady voltages of withstand tests, in per cent of the rated value. */
export const supplyWaveforms = {
  dip: {
    title: 'Voltage dip to 40 % for 10 cycles',
    caption:
      'The mains keeps 40 % of its voltage for 10 cycles at 50 Hz (12 at 60 Hz), a class 3 level of IEC 61000-4-11. Shown from 0°; voltage changes within 1 µs to 5 µs.',
    ...screen('Voltage', '%', [-200, 200], 'ms', [-25, 225]),
    at: supplyDip({ remaining: 0.4, cycles: 10 }),
    corners: [0, 10 * cycle],
    markers: [
      { label: '10 cycles', time: 0, until: 10 * cycle, amplitude: 90, labelPosition: 'middle' },
    ],
  },
  interruption: {
    title: 'Interruption of one cycle',
    caption:
      'The mains is lost for one cycle, a level of classes 2 and 3; the short interruption of IEC 61000-4-11 lasts 250 cycles at 50 Hz. Shown from 0°; voltage changes within 1 µs to 5 µs.',
    ...screen('Voltage', '%', [-200, 200], 'ms', [-30, 70]),
    at: supplyDip({ remaining: 0, cycles: 1 }),
    corners: [0, cycle],
    markers: [{ label: '1 cycle', time: 0, until: cycle, amplitude: 50, labelPosition: 'middle' }],
  },
  'ac-50hz': {
    title: '50 Hz test voltage',
    caption:
      'Sine of 45 Hz to 65 Hz, its peak √2 ± 5 % of the rms value; the test voltage is the peak divided by √2 (IEC 60060-1).',
    ...screen('Voltage', '%', [-200, 200], 'ms', [-5, 45]),
    at: mains,
    markers: [{ label: '141 %', time: 5, amplitude: 100 * Math.SQRT2 }],
  },
  dc: {
    title: 'Direct voltage',
    caption:
      'Mean value with a ripple of at most 3 %; as a test voltage held within ± 1 % for the first minute (IEC 60060-1). Shown with 2 % ripple at 100 Hz.',
    ...screen('Voltage', '%', [-20, 140], 'ms', [-10, 90]),
    at: smoothedDc,
    corners: smoothedDcCorners(-10, 90),
  },
} satisfies Record<string, Waveform>;
