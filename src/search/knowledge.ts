interface Rating {
  volts: number;
  amperes: number;
}

export interface KnownProduct {
  slug: string;
  path: string;
  role: string;
  /** Slugs of the standards it serves, the main one first. */
  standards: readonly string[];
  waves: readonly { slug: string; volts?: number | undefined; amperes?: number | undefined }[];
  phases: readonly string[];
  ac?: Rating | undefined;
  dc?: Rating | undefined;
  figures: readonly string[];
}

export interface KnownStandard {
  slug: string;
  /** As engineers write it. */
  id: string;
  /** Its page. */
  path?: string | undefined;
  title: string;
  kind: string;
  /** Slugs of the basic standards it asks for. */
  calls: readonly string[];
  /** Slugs of the waves it is about, the usual one first. */
  waves: readonly string[];
  /** False if we make nothing for it; then `near` lists slugs of products. */
  made: boolean;
  near: readonly string[];
}

/** What a business is asked every day, and where it is answered. */
export interface KnownAnswer {
  path: string;
  title: string;
  text: string;
  /** Each as people ask for it; its words may stand in any order. */
  phrases: readonly string[];
  /** Those that mean something else within a longer question: "contact", "order". */
  alone: readonly string[];
  /** It may be asked about any instrument: "rent a surge generator". */
  ofAny?: boolean | undefined;
}

/** Something buyers look for that we do not make. */
export interface NotMade {
  name: string;
  phrases: readonly string[];
  /** Slugs of products that come near. */
  near: readonly string[];
  /** Slug of the standard that asks for it. */
  standard?: string | undefined;
  /** A part of what a standard asks for: it is missing even where we serve the rest. */
  ofStandard?: boolean | undefined;
}

/** Another maker, with its families of models that buyers ask us to match. */
export interface OtherMaker {
  names: readonly string[];
  /** `pattern` is a regular expression of a model as typed, `is` what it is in our words. */
  families: readonly { family: string; pattern: string; is: string }[];
}

/** A standard under a name that has no page here. */
export interface OtherStandard {
  /** "n" stands for the number of a part. */
  names: readonly string[];
  /** The standard it adopts, or what it tests, in words that the search understands. */
  is: string;
  /** What is tested with our instruments, if it is another standard than those on our list. */
  about?: string | undefined;
}

/** A page that explains a test or a word. */
export interface Explained {
  path: string;
  /** Slugs of the waves it is about. */
  waves: readonly string[];
  /** What it explains besides. */
  phrases: readonly string[];
}

/** What the site knows beyond its words: numbers, standards, and where everyday questions lead. */
export interface Knowledge {
  products: readonly KnownProduct[];
  standards: readonly KnownStandard[];
  answers: readonly KnownAnswer[];
  notMade: readonly NotMade[];
  makers: readonly OtherMaker[];
  otherStandards: readonly OtherStandard[];
  /** Standards for which we make nothing. */
  notMadeStandards: readonly string[];
  foreign: readonly (readonly [word: string, english: string])[];
  explained: readonly Explained[];
}

export const noKnowledge: Knowledge = {
  products: [],
  standards: [],
  answers: [],
  notMade: [],
  makers: [],
  otherStandards: [],
  notMadeStandards: [],
  foreign: [],
  explained: [],
};

/** Made by the build, beside the pages, and then part of the index. */
export const knowledgePath = '/search-knowledge.json';

/** Product pages are known by their facts. */
export const productsByPath = (
  products: readonly KnownProduct[],
): ReadonlyMap<string, KnownProduct> => new Map(products.map((product) => [product.path, product]));
