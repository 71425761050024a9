import type { FinderQuery } from './query.ts';

/** The largest supply of an EUT on an instrument's own connection. */
interface Rating {
  volts: number;
  amperes: number;
}

/** An instrument as the finder knows it: what is filtered by, and what its card shows. */
export interface Instrument {
  slug: string;
  name: string;
  subtitle: string;
  path: string;
  family: string;
  role: string;
  /** Slugs. */
  phenomena: readonly string[];
  standards: readonly string[];
  waves: readonly { slug: string; volts?: number | undefined; amperes?: number | undefined }[];
  /** How the EUT may be supplied: "1" and "3" phases, "0" for DC and signal lines. */
  phases: readonly string[];
  ac?: Rating | undefined;
  dc?: Rating | undefined;
  kilograms: number;
  /** The figures on its card. */
  figures: readonly string[];
  /** The words by which it is found. */
  words: string;
}

/** The waves of a phenomenon, by its slug. */
export type PhenomenonWaves = Readonly<Record<string, readonly string[]>>;

/** A surge generator has its voltage on one wave and its current, into a short circuit, on the other. */
const partners: Readonly<Record<string, string>> = {
  '1-2-50': '8-20',
  '8-20': '1-2-50',
  '10-700': '5-320',
  '5-320': '10-700',
};

/**
 * The highest figure of an instrument among the waves asked for, or else their partners. Where only a
 * phenomenon is asked for and none of its waves has the figure, all waves count.
 */
export function reach(
  { waves }: Instrument,
  unit: 'volts' | 'amperes',
  { waveform, phenomenon }: Pick<FinderQuery, 'waveform' | 'phenomenon'>,
  wavesOf: PhenomenonWaves,
): number {
  const highest = (isAsked: (slug: string) => boolean) =>
    waves.reduce((most, wave) => Math.max(most, isAsked(wave.slug) ? (wave[unit] ?? 0) : 0), 0);
  const among = (slugs: readonly string[]) => highest((slug) => slugs.includes(slug));
  if (waveform.length > 0)
    return among(waveform) || among(waveform.flatMap((slug) => partners[slug] ?? []));
  return among(phenomenon.flatMap((slug) => wavesOf[slug] ?? [])) || highest(() => true);
}
