import { impulseWaveform } from './impulseWaveform.ts';
import type { Waveform } from './waveform.ts';

const telecom = (
  front: number,
  tail: number,
  quantity: Waveform['quantity'],
  division: number,
  use: string,
  tolerances: readonly [string, string] = ['± 30 %', '± 20 %'],
): Waveform =>
  impulseWaveform({
    title: `${front}/${tail} µs surge ${quantity.toLowerCase()}`,
    tolerances,
    use,
    quantity,
    // The front of an open-circuit voltage starts at 30 %, that of anything else at 10 %.
    definition: quantity === 'Voltage' ? 'voltage' : 'current',
    front,
    tail,
    division,
  });

/** North American surges are limits: the front no longer, the tail no shorter. */
const limits = ['+0/−30 %', '−0/+20 %'] as const;

/** Surges on telecom ports, keyed by front and tail in µs. */
export const telecomWaveforms = {
  '10/700': telecom(
    10,
    700,
    'Voltage',
    200,
    'Open-circuit voltage of the 40 Ω generator of ITU-T K.44 and IEC 61000-4-5, Annex A.',
  ),
  '5/320': telecom(
    5,
    320,
    'Current',
    100,
    'Short-circuit current of the 10/700 µs generator: 4 kV give 100 A through 40 Ω.',
    ['± 20 %', '± 20 %'],
  ),
  '9/720': telecom(
    9,
    720,
    'Voltage',
    200,
    'Type B surge of TIA-968: 1 kV metallic, 1.5 kV longitudinal, 40 Ω.',
  ),
  '10/1000': telecom(10, 1000, 'Current', 200, 'First-level surge of GR-1089-CORE, 100 A.', limits),
  '2/10': telecom(
    2,
    10,
    'Current',
    5,
    'GR-1089-CORE: 500 A at 2.5 kV, intra-building 100 A.',
    limits,
  ),
  '10/360': telecom(
    10,
    360,
    'Current',
    100,
    'First-level surge of GR-1089-CORE at 1 kV, 100 A.',
    limits,
  ),
  '10/160': telecom(10, 160, 'Current', 50, 'Type A longitudinal surge of TIA-968, 200 A.', limits),
  '10/560': telecom(10, 560, 'Current', 200, 'Type A metallic surge of TIA-968, 100 A.', limits),
};
