import { automotiveWaveforms } from './automotiveWaveforms.ts';
import { dcWaveforms } from './dcWaveforms.ts';
import { esdWaveforms } from './esdWaveforms.ts';
import { supplyWaveforms } from './supplyWaveforms.ts';
import { surgeWaveforms } from './surgeWaveforms.ts';
import { telecomWaveforms } from './telecomWaveforms.ts';
import { transientWaveforms } from './transientWaveforms.ts';
import { screen, type Waveform } from './waveform.ts';

const [ohms, henries] = [50, 5e-6];

/** |Z| of 50 Ω in parallel with 5 µH; the frequency in MHz. */
function impedance(megahertz: number): number {
  const reactance = 2 * Math.PI * megahertz * 1e6 * henries;
  return (ohms * reactance) / Math.hypot(ohms, reactance);
}

/** What an artificial network shows the equipment: not a wave, but drawn on the same screen. */
export const networkImpedance = {
  impedance: {
    title: 'Impedance at the EUT terminals',
    caption:
      '50 Ω in parallel with 5 µH, ± 20 % from 100 kHz to 150 MHz (CISPR 25): 27 Ω at 1 MHz, 49 Ω at 10 MHz.',
    ...screen('Impedance', 'Ω', [0, 80], 'MHz', [0, 10]),
    at: impedance,
    markers: [{ label: '27 Ω', time: 1, amplitude: 26.6, labelPosition: 'below' }],
  },
} satisfies Record<string, Waveform>;

const all = {
  ...surgeWaveforms,
  ...telecomWaveforms,
  ...transientWaveforms,
  ...automotiveWaveforms,
  ...supplyWaveforms,
  ...dcWaveforms,
  ...esdWaveforms,
  ...networkImpedance,
};

export type WaveformKey = keyof typeof all;

/** Every curve the site can draw, by its key in the catalogue. */
export const waveforms: Readonly<Record<WaveformKey, Waveform>> = all;

/** For keys from content files. */
export const isWaveformKey = (key: string): key is WaveformKey => Object.hasOwn(waveforms, key);
