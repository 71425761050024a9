import { requireEntry } from '../../../content/requireEntry.ts';
import type { Product } from '../../../content/schemas/product.ts';

/** What a product covers, with the editions of the standards. */
export const loadCovers = ({ covers }: Product) =>
  Promise.all(
    covers.map(async (cover) => {
      const { edition } = await requireEntry('standards', cover.standard);
      return { ...cover, edition };
    }),
  );

export type Cover = Awaited<ReturnType<typeof loadCovers>>[number];
