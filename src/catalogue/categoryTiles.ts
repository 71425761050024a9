import type { PictureSource } from '../pictures/picture.ts';
import { categoryPath, transientCategories } from '../site/paths.ts';
import { findCategory } from './catalogue.ts';
import { tilePicture } from './instrumentPicture.ts';
import { highestFigure } from './quantity.ts';

export interface CategoryTile {
  label: string;
  path: string;
  count: number;
  /** The highest voltage in it, or the highest current where that is what it makes: "2400 kV". */
  reach: string;
  picture: PictureSource | undefined;
}

const inThousands = (figure: number, unit: string) =>
  figure < 1000 ? `${figure} ${unit}` : `${figure / 1000} k${unit}`;

/** The categories of transient generators, each with its picture, its size and its reach. */
export const categoryTiles = (): Promise<CategoryTile[]> =>
  Promise.all(
    transientCategories.map(async (key) => {
      const { label, products } = await findCategory(key);
      const unit = key === 'impulse-current' ? 'A' : 'V';
      const strongest = products.toSorted(
        (a, b) => highestFigure(b, unit) - highestFigure(a, unit),
      )[0];
      if (!strongest) throw new Error(`src/content/instruments/${key}.yaml has no product`);
      return {
        label,
        path: categoryPath(key),
        count: products.length,
        reach: inThousands(highestFigure(strongest, unit), unit),
        picture: await tilePicture(strongest.slug),
      };
    }),
  );
