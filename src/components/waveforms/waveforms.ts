import { automotiveWaveforms } from './automotiveWaveforms.ts';
import { dcWaveforms } from './dcWaveforms.ts';
import { esdWaveforms } from './esdWaveforms.ts';
import { networkImpedance } from './networkImpedance.ts';
import { supplyWaveforms } from './supplyWaveforms.ts';
import { surgeWaveforms } from './surgeWaveforms.ts';
import { telecomWaveforms } from './telecomWaveforms.ts';
import { transientWaveforms } from './transientWaveforms.ts';
import type { Waveform } from './waveform.ts';

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
