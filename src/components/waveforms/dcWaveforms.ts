import { screen, type TimeFunction, type Waveform } from './waveform.ts';

interface Dip {
  supply: number;
  remaining: number;
  length: number;
  /** Duration of each edge. */
  edge: number;
}

/** A DC voltage that drops at t = 0 and recovers; the length is from edge to edge. */
function dcDip({ supply, remaining, length, edge }: Dip): TimeFunction {
  return (time) => {
    const fallen = Math.min(Math.max(time / edge, 0), 1);
    const back = Math.min(Math.max((time - length) / edge, 0), 1);
    return supply - (supply - remaining) * (fallen - back);
  };
}

/** Disturbances on DC supplies: power stations in per cent of rated voltage, vehicles in volts. */
export const dcWaveforms = {
  'dc-dip': {
    title: 'DC dip to 40 % for 0.1 s',
    caption:
      'A direct supply keeps 40 % of its voltage for 0.1 s, a level of IEC 61000-4-29; voltage changes within 1 µs to 50 µs into 100 Ω.',
    ...screen('Voltage', '%', [-20, 140], 'ms', [-50, 150]),
    at: dcDip({ supply: 100, remaining: 40, length: 100, edge: 0.05 }),
    corners: [0, 0.05, 100, 100.05],
    markers: [{ label: '0.1 s', time: 0, until: 100, amplitude: 55, labelPosition: 'middle' }],
  },
  'dc-interruption': {
    title: 'DC interruption of 0.03 s',
    caption:
      'A direct supply is lost for 0.03 s, one of the lengths of IEC 61000-4-29. Shown into a line of low impedance; an open line lets the input capacitors hold the voltage.',
    ...screen('Voltage', '%', [-20, 140], 'ms', [-20, 80]),
    at: dcDip({ supply: 100, remaining: 0, length: 30, edge: 0.05 }),
    corners: [0, 0.05, 30, 30.05],
    markers: [{ label: '0.03 s', time: 0, until: 30, amplitude: 20, labelPosition: 'middle' }],
  },
  'momentary-drop': {
    title: 'Momentary drop to 4.5 V',
    caption:
      'A fuse blows in another circuit: a 12 V supply falls to 4.5 V for 100 ms and comes back, each within 10 ms (ISO 16750-2). Shown from 9 V.',
    ...screen('Voltage', 'V', [0, 16], 'ms', [-50, 150]),
    at: dcDip({ supply: 9, remaining: 4.5, length: 100, edge: 10 }),
    corners: [0, 10, 100, 110],
    markers: [{ label: '100 ms', time: 0, until: 100, amplitude: 11, labelPosition: 'middle' }],
  },
  'micro-interruption': {
    title: 'Interruption of 100 µs',
    caption:
      'A 14 V supply is opened for 100 µs with edges below 1 µs. Lengths and repetitions are those of the test plan.',
    ...screen('Voltage', 'V', [-4, 16], 'µs', [-50, 150]),
    at: dcDip({ supply: 14, remaining: 0, length: 100, edge: 1 }),
    corners: [0, 1, 100, 101],
    markers: [{ label: '100 µs', time: 0, until: 100, amplitude: 3, labelPosition: 'middle' }],
  },
} satisfies Record<string, Waveform>;
