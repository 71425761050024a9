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
