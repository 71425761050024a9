import type { Logo } from '../../../detection/logo.ts';

/** Hits, and pictures with hits, per brand; the most frequent first. */
export function countPerBrand(pictures: readonly (readonly Logo[])[]) {
  const counts = new Map<string, { brand: string; hits: number; pictures: number }>();
  for (const logos of pictures)
    for (const [brand, own] of Map.groupBy(logos, (logo) => logo.brand)) {
      const count = counts.get(brand) ?? { brand, hits: 0, pictures: 0 };
      counts.set(brand, {
        brand,
        hits: count.hits + own.length,
        pictures: count.pictures + 1,
      });
    }
  return [...counts.values()].sort((a, b) => b.hits - a.hits || a.brand.localeCompare(b.brand));
}
