import { compareMax } from '../../../site/pageAddresses.ts';

export interface Choice<P> {
  products: P[];
  /** Asked for but not in the catalogue. */
  unknown: string[];
  /** Products beyond the most that fit beside each other. */
  left: P[];
}

const longest = 60;

/** The products asked for, each once, up to the most that can be compared. */
export function chooseProducts<P extends { slug: string }>(
  asked: readonly string[],
  catalogue: readonly P[],
): Choice<P> {
  const slugs = [...new Set(asked.map((slug) => slug.trim().toLowerCase()).filter(Boolean))];
  const known = slugs.flatMap((slug) => catalogue.find((one) => one.slug === slug) ?? []);
  const unknown = slugs.filter((slug) => !catalogue.some((one) => one.slug === slug));
  return {
    products: known.slice(0, compareMax),
    unknown: unknown.slice(0, compareMax).map((slug) => slug.slice(0, longest)),
    left: known.slice(compareMax),
  };
}
