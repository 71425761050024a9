import type { PictureSource } from '../pictures/picture.ts';
import { type CatalogueCategory, type CatalogueProduct, productsOf } from './catalogue.ts';
import { cardPicture } from './instrumentPicture.ts';

export interface CardProduct
  extends Pick<CatalogueProduct, 'id' | 'name' | 'subtitle' | 'specs' | 'path'> {
  picture: PictureSource | undefined;
}

/** The products of a category with their pictures, as its cards show them. */
export const productCards = (category: CatalogueCategory): Promise<CardProduct[]> =>
  Promise.all(
    productsOf(category).map(async ({ id, name, slug, subtitle, specs, path }) => {
      return { id, name, subtitle, specs, path, picture: await cardPicture(slug) };
    }),
  );
