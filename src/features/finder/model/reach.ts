import type { Instrument } from './instrument.ts';
import type { FinderQuery } from './query.ts';

/** The waves of a phenomenon, by its slug. */
export type PhenomenonWaves = Readonly<Record<string, readonly string[]>>;

/**
 * The highest figure of an instrument among the waves asked for. A combination wave has its voltage
 * on one wave and its current on the other: where none asked for has the figure, all count.
 */
export function reach(
  { waves }: Instrument,
  unit: 'volts' | 'amperes',
  { waveform, phenomenon }: Pick<FinderQuery, 'waveform' | 'phenomenon'>,
  wavesOf: PhenomenonWaves,
): number {
  const asked = waveform.length > 0 ? waveform : phenomenon.flatMap((slug) => wavesOf[slug] ?? []);
  const highest = (some: Instrument['waves']) =>
    some.reduce((most, wave) => Math.max(most, wave[unit] ?? 0), 0);
  return highest(waves.filter(({ slug }) => asked.includes(slug))) || highest(waves);
}
