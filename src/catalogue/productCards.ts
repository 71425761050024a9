import type { PictureSource } from '../pictures/picture.ts';
import { type CatalogueCategory, type CatalogueProduct, productsOf } from './catalogue.ts';
import { cardPicture } from './instrumentPicture.ts';

export interface CardProduct
  extends Pick<CatalogueProduct, 'id' | 'name' | 'subtitle' | 'specs' | 'path'> {
  picture: PictureSource | undefined;
}

/** What the cards of a category show. */
export const productCards = (category: CatalogueCategory): Promise<CardProduct[]> =>
  Promise.all(
    productsOf(category).map(async ({ id, name, slug, subtitle, specs, path }) => {
      return { id, name, subtitle, specs, path, picture: await cardPicture(slug) };
    }),
  );
