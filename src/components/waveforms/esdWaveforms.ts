import { contactDischarge } from './shapes/heidlerImpulses.ts';
import type { TimeFunction, Waveform } from './waveform.ts';

/** The charge of all curves, in kV. */
const charge = 8;

const charged =
  (current: TimeFunction): TimeFunction =>
  (time) =>
    charge * current(time);

const shown = {
  quantity: 'Current',
  amplitudeUnit: 'A',
  timeUnit: 'ns',
  corners: [0, 1.46],
} as const;
const peak = { label: '30 A', time: 1.46, amplitude: 30 };

/** Electrostatic discharges, contact mode at 8 kV. */
export const esdWaveforms = {
  esd: {
    ...shown,
    title: 'Contact discharge current at 8 kV',
    caption:
      'First peak 30 A ± 15 % with a rise time of 0.8 ns ± 25 %, 16 A ± 30 % at 30 ns, 8 A ± 30 % at 60 ns, from 150 pF and 330 Ω (IEC 61000-4-2).',
    window: [-10, 90],
    range: [-5, 35],
    at: charged(contactDischarge['150/330']),
    markers: [
      { ...peak, tolerance: '± 15 %' },
      { label: '16 A', time: 30, amplitude: 16, tolerance: '± 30 %' },
      { label: '8 A', time: 60, amplitude: 8, tolerance: '± 30 %' },
    ],
  },
  'esd-330pf': {
    ...shown,
    title: 'Inside the vehicle: 330 pF, 330 Ω, 8 kV',
    caption:
      'First peak 30 A ± 10 %, then 16 A at 65 ns and 8 A at 130 ns, ± 30 %: the same voltage, but more than twice the charge (ISO 10605).',
    window: [-20, 180],
    range: [-5, 35],
    at: charged(contactDischarge['330/330']),
    markers: [
      { ...peak, amplitude: 29.2, tolerance: '± 10 %' },
      { label: '16 A', time: 65, amplitude: 16, tolerance: '± 30 %' },
      { label: '8 A', time: 130, amplitude: 8, tolerance: '± 30 %' },
    ],
  },
  'esd-2k': {
    ...shown,
    title: 'Handling: 330 pF, 2 kΩ, 8 kV',
    caption:
      'First peak 30 A +30/−0 %, then 2.2 A at 400 ns and 1.2 A at 800 ns, ± 30 %: the 2 kΩ of a hand leave a long, small tail (ISO 10605).',
    window: [-100, 900],
    range: [-5, 35],
    at: charged(contactDischarge['330/2000']),
    markers: [
      { ...peak, tolerance: '+30/−0 %' },
      { label: '2.2 A', time: 400, amplitude: 2.2, tolerance: '± 30 %' },
      { label: '1.2 A', time: 800, amplitude: 1.2, tolerance: '± 30 %' },
    ],
  },
} satisfies Record<string, Waveform>;
