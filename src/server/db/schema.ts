/**
 * The tables, in the subset SQLite and PostgreSQL share: ids and JSON are text, instants are
 * milliseconds since 1970, yes and no are 1 and 0.
 */
export interface Database {
  hero_slides: HeroSlideTable;
  sign_in_attempts: SignInAttemptTable;
}

interface HeroSlideTable {
  id: string;
  position: number;
  /** JSON list of three strings. */
  heading_lines: string;
  subtitle: string;
  cta_text: string;
  cta_href: string;
  image_src: string;
  image_alt: string;
}

/** The tables of staff and their sessions belong to better-auth and are read through it. */
interface SignInAttemptTable {
  /** Who tried from where, as a keyed hash. */
  key: string;
  count: number;
  expires_at: number;
}
