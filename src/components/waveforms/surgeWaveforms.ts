import { impulseWaveform } from './impulseWaveform.ts';

/** Lightning and switching surges, keyed by front and tail in µs. */
export const surgeWaveforms = {
  '1.2/50': impulseWaveform({
    title: '1.2/50 µs impulse voltage',
    caption:
      'Front time 1.2 µs ± 30 % through the 30 % and 90 % points, time to half value 50 µs ± 20 %. Open-circuit voltage of the combination wave (IEC 61000-4-5) and lightning impulse (IEC 60060-1).',
    quantity: 'Voltage',
    definition: 'voltage',
    front: 1.2,
    tail: 50,
    division: 10,
  }),
  '8/20': impulseWaveform({
    title: '8/20 µs impulse current',
    caption:
      'Front time 8 µs ± 20 % through the 10 % and 90 % points, time to half value 20 µs ± 20 %, swing below zero at most 30 %. Short-circuit current of the combination wave (IEC 61000-4-5).',
    quantity: 'Current',
    definition: 'swinging',
    front: 8,
    tail: 20,
    division: 5,
  }),
  '4/10': impulseWaveform({
    title: '4/10 µs high-current impulse',
    caption:
      'Front time 4 µs ± 10 %, time to half value 10 µs ± 10 %, swing below zero at most 30 %. Operating-duty test of surge arresters (IEC 60099-4).',
    quantity: 'Current',
    definition: 'swinging',
    front: 4,
    tail: 10,
    division: 2.5,
  }),
  '10/350': impulseWaveform({
    title: '10/350 µs lightning current',
    caption:
      'Front time 10 µs, time to half value 350 µs. The charge in As is half the peak in kA: 25 kA carry 12.5 As. Class I test of surge protective devices (IEC 61643-11).',
    quantity: 'Current',
    definition: 'current',
    front: 10,
    tail: 350,
    division: 100,
  }),
  '250/2500': impulseWaveform({
    title: '250/2500 µs switching impulse',
    caption:
      'Time to peak 250 µs ± 20 %, time to half value 2500 µs ± 60 %, both from the true origin (IEC 60060-1).',
    quantity: 'Voltage',
    definition: 'switching',
    front: 250,
    tail: 2500,
    division: 500,
  }),
  'steep-front': impulseWaveform({
    title: 'Steep-front impulse',
    caption:
      'Front time 0.2 µs, +0.3/−0.1 µs, for interturn tests on coils (IEC 60034-15). The coil under test shapes the tail.',
    quantity: 'Voltage',
    definition: 'voltage',
    front: 0.2,
    tail: 5,
    division: 0.2,
  }),
};
