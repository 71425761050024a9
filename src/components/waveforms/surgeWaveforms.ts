import { combinationWave } from '../bench/model/combinationWave.ts';
import { impulseWaveform } from './impulseWaveform.ts';
import { screen, type Waveform } from './waveform.ts';

/** Into a short through the 40 Ω of a signal line network, per volt of the generator's setting. */
const through40Ohms = combinationWave(0, 40).amperes;
const peakThrough40Ohms = { time: 2.91, amperes: 0.02402 };

/** Lightning and switching surges, keyed by front and tail in µs. */
export const surgeWaveforms = {
  '1.2/50': impulseWaveform({
    title: '1.2/50 µs impulse voltage',
    tolerances: ['± 30 %', '± 20 %'],
    use: 'Open-circuit voltage of the combination wave (IEC 61000-4-5) and lightning impulse (IEC 60060-1).',
    quantity: 'Voltage',
    definition: 'voltage',
    front: 1.2,
    tail: 50,
    division: 10,
  }),
  '1.2/50-40': {
    title: 'Current of the 1.2/50 µs surge through 40 Ω',
    caption:
      'Into a short the 40 Ω make the current follow the voltage: 1.6 µs front, 48 µs duration (1.18 times the width at half value) instead of 8/20 µs.',
    ...screen('Current', '%', [-20, 140], 'µs', [-10, 90]),
    at: (time: number) => (100 * through40Ohms(time)) / peakThrough40Ohms.amperes,
    corners: [0],
    markers: [
      { label: 'Peak', time: peakThrough40Ohms.time, amplitude: 100 },
      { label: '50 %', time: 40.9, amplitude: 50 },
    ],
  } satisfies Waveform,
  '8/20': impulseWaveform({
    title: '8/20 µs impulse current',
    tolerances: ['± 20 %', '± 20 %'],
    further: ', swing below zero at most 30 %',
    use: 'Short-circuit current of the combination wave (IEC 61000-4-5).',
    quantity: 'Current',
    definition: 'swinging',
    front: 8,
    tail: 20,
    division: 5,
  }),
  '4/10': impulseWaveform({
    title: '4/10 µs high-current impulse',
    tolerances: ['± 10 %', '± 10 %'],
    further:
      '. Shown into a short circuit, where the loop swings below zero; through an arrester block it does not',
    use: 'Operating-duty test of surge arresters (IEC 60099-4).',
    quantity: 'Current',
    definition: 'swinging',
    front: 4,
    tail: 10,
    division: 2.5,
  }),
  '10/350': impulseWaveform({
    title: '10/350 µs lightning current',
    tolerances: ['', ''],
    use: 'The charge in As is half the peak in kA: 25 kA carry 12.5 As. Class I test of surge protective devices (IEC 61643-11).',
    quantity: 'Current',
    definition: 'current',
    front: 10,
    tail: 350,
    division: 100,
  }),
  '250/2500': impulseWaveform({
    title: '250/2500 µs switching impulse',
    tolerances: ['± 20 %', '± 60 %'],
    further: ', both from the true origin as in the edition of 2010',
    use: 'Switching impulse as IEC 60060-1:2010 defines it.',
    quantity: 'Voltage',
    definition: 'switching',
    front: 250,
    tail: 2500,
    division: 500,
  }),
  'steep-front': impulseWaveform({
    title: 'Steep-front impulse',
    tolerances: ['+0.3/−0.1 µs', ''],
    use: 'For interturn tests on coils (IEC 60034-15).',
    quantity: 'Voltage',
    definition: 'voltage',
    front: 0.2,
    tail: 5,
    division: 0.2,
  }),
};
