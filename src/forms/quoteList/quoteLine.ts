/** What a visitor asks for of one product. Empty codes leave the choice to us. */
export interface QuoteLine {
  /** A slug of the catalogue, or the name of a product that has no page of its own. */
  slug: string;
  quantity: number;
  /** Codes of terms.yaml, and of the product's own options. */
  mains: string;
  plug: string;
  options: readonly string[];
  calibration: string;
  note: string;
}

export const lineLimits = {
  lines: 50,
  slug: 100,
  quantity: 99,
  code: 12,
  options: 10,
  note: 300,
} as const;

export const newLine = (slug: string): QuoteLine => ({
  slug,
  quantity: 1,
  mains: '',
  plug: '',
  options: [],
  calibration: '',
  note: '',
});

interface Merged {
  lines: readonly QuoteLine[];
  /** How many of the others were not listed before. */
  added: number;
  /** How many found no room. */
  left: number;
}

/** A list with others at its end. A product that is listed already stays as it is. */
export function mergeLines(list: readonly QuoteLine[], others: readonly QuoteLine[]): Merged {
  const listed = new Set(list.map(({ slug }) => slug));
  const fresh = others.filter(({ slug }, index) => {
    const first = others.findIndex((other) => other.slug === slug) === index;
    return first && !listed.has(slug);
  });
  const lines = [...list, ...fresh].slice(0, lineLimits.lines);
  const added = lines.length - list.length;
  return { lines, added, left: fresh.length - added };
}
