import type { CatalogueCategory, CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { cardPicture } from '../../../catalogue/instrumentPicture.ts';
import { quantity } from '../../../catalogue/quantity.ts';
import { waveNames } from '../../../content/schemas/waveNames.ts';
import type { PictureSource } from '../../../pictures/picture.ts';

export interface CardProduct
  extends Pick<CatalogueProduct, 'id' | 'slug' | 'name' | 'subtitle' | 'specs' | 'path'> {
  picture: PictureSource | undefined;
  /** What its waves reach, for a product whose key figures the specification leaves out. */
  reach: string | undefined;
}

const reachOf = (waves: CatalogueProduct['waves']) =>
  waves
    .map(({ wave, maxVolts, maxAmperes }) => {
      const figures = [
        maxVolts && quantity(maxVolts, 'V'),
        maxAmperes && quantity(maxAmperes, 'A'),
      ];
      return `${waveNames[wave]} up to ${figures.filter(Boolean).join(' / ')}`;
    })
    .join(', ');

/** The products of a category with their pictures, as its cards show them. */
export const productCards = (category: CatalogueCategory): Promise<CardProduct[]> =>
  Promise.all(
    category.products.map(async ({ id, name, slug, subtitle, specs, path, waves }) => {
      return {
        id,
        slug,
        name,
        subtitle,
        specs,
        path,
        picture: await cardPicture(slug),
        reach: specs.length === 0 ? reachOf(waves) : undefined,
      };
    }),
  );
