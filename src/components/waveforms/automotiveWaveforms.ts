import {
  cranking,
  crankingCorners,
  pulse1,
  pulse2a,
  pulse2b,
  pulse3a,
  pulse3b,
} from './shapes/automotivePulses.ts';
import { doubleExponential } from './shapes/impulses.ts';
import { superimposedAc } from './shapes/steadyVoltage.ts';
import { screen, type Waveform } from './waveform.ts';

const loadDumpShape = doubleExponential(8, 400, 'pulse');

/** Load dump test A of ISO 16750-2 on a 12 V system, unsuppressed; V over ms. */
const loadDump = (time: number): number => 14 + (101 - 14) * loadDumpShape(time);

/** Disturbances on a 12 V vehicle supply. */
export const automotiveWaveforms = {
  'pulse-1': {
    title: 'ISO 7637-2 pulse 1',
    caption:
      'An inductive load is cut off with its supply: −150 V at level IV for 12 V, rise time 1 µs (+0/−0.5 µs), duration 2 ms between the 10 % points, 10 Ω.',
    ...screen('Voltage', 'V', [-175, 25], 'ms', [-0.5, 4.5]),
    at: pulse1,
    corners: [0, 0.006],
    markers: [{ label: 'td 2 ms', time: 0, until: 2, amplitude: -15, labelPosition: 'below' }],
  },
  'pulse-2a': {
    title: 'ISO 7637-2 pulse 2a',
    caption:
      'The current of a parallel load is interrupted: +112 V at level IV on the supply, rise time 1 µs (+0/−0.5 µs), duration 50 µs between the 10 % points, 2 Ω.',
    ...screen('Voltage', 'V', [-25, 175], 'µs', [-20, 180]),
    at: pulse2a,
    corners: [0],
    markers: [{ label: 'td 50 µs', time: 0, until: 50, amplitude: 24.7 }],
  },
  'pulse-2b': {
    title: 'ISO 7637-2 pulse 2b',
    caption:
      'A motor runs on as a generator after the ignition is switched off: 10 V for 12 V systems, rise time 1 ms, duration 0.2 s to 2 s, at most 0.05 Ω. Shown with 1 s.',
    ...screen('Voltage', 'V', [-2, 14], 's', [-0.2, 1.8]),
    at: pulse2b,
    corners: [0, 0.001, 0.002, 0.00325],
    markers: [{ label: 'td 1 s', time: 0, until: 1, amplitude: 1 }],
  },
  'pulse-3a': {
    title: 'ISO 7637-2 pulse 3a',
    caption:
      'Switching couples into the harness: −220 V at level IV for 12 V, rise time 5 ns ± 30 %, duration 150 ns ± 30 %, 50 Ω. One pulse every 100 µs, 10 ms on, 90 ms off.',
    ...screen('Voltage', 'V', [-300, 100], 'ns', [-50, 450]),
    at: pulse3a,
    corners: [0],
    markers: [
      {
        label: 'td 150 ns',
        time: 0,
        until: 150,
        amplitude: -8.5,
        labelPosition: 'below',
        tolerance: '± 30 %',
      },
    ],
  },
  'pulse-3b': {
    title: 'ISO 7637-2 pulse 3b',
    caption:
      'Switching couples into the harness: +150 V at level IV for 12 V, rise time 5 ns ± 30 %, duration 150 ns ± 30 %, 50 Ω. One pulse every 100 µs, 10 ms on, 90 ms off.',
    ...screen('Voltage', 'V', [-25, 175], 'ns', [-50, 450]),
    at: pulse3b,
    corners: [0],
    markers: [{ label: 'td 150 ns', time: 0, until: 150, amplitude: 28.5, tolerance: '± 30 %' }],
  },
  'load-dump': {
    title: 'Load dump, test A',
    caption:
      'The battery is disconnected while the alternator charges: 79 V to 101 V for 12 V systems, rise time 10 ms (+0/−5 ms), duration 40 ms to 400 ms, 0.5 Ω to 4 Ω (ISO 16750-2). Shown at 101 V and 400 ms.',
    ...screen('Voltage', 'V', [-20, 140], 'ms', [-100, 900]),
    at: loadDump,
    corners: [0],
    markers: [{ label: 'td 400 ms', time: 0, until: 400, amplitude: 22.7 }],
  },
  cranking: {
    title: 'Starting profile, level I',
    caption:
      'A 12 V battery falls to 8 V within 5 ms, holds 9.5 V for 1 s with a 2 Hz ripple of 2 V peak to peak, and recovers in 40 ms (ISO 16750-2).',
    ...screen('Voltage', 'V', [0, 16], 's', [-0.2, 1.8]),
    at: cranking,
    corners: crankingCorners,
    markers: [{ label: '8 V', time: 0.0125, amplitude: 8, labelPosition: 'below' }],
  },
  ripple: {
    title: 'Superimposed alternating voltage',
    caption:
      '1 V or 4 V peak to peak on a 12 V supply, 10 V on 24 V, swept from 50 Hz to 25 kHz (ISO 16750-2). Shown with 4 V at 1 kHz.',
    ...screen('Voltage', 'V', [0, 20], 'ms', [-0.5, 4.5]),
    at: superimposedAc,
  },
} satisfies Record<string, Waveform>;
