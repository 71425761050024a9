import { paths } from '../../../site/paths.ts';
import type { Instrument, PhenomenonWaves } from './instrument.ts';
import type { FacetKey } from './query.ts';

export interface Option {
  value: string;
  name: string;
  /** No instrument has it; shown only where it is asked for. */
  empty?: true;
}

/** All the finder needs to answer. The browser fetches it once. */
export interface FinderData {
  instruments: readonly Instrument[];
  /** The values of each facet, in the order they are shown. */
  options: Readonly<Record<FacetKey, readonly Option[]>>;
  wavesOf: PhenomenonWaves;
}

/** Where it is. */
export const finderDataPath = `${paths.finder}.json`;
