import { requireEntry } from '../content/requireEntry.ts';
import { pictureOf } from '../pictures/picture.ts';

/** For a card. */
export const cardPicture = (slug: string) => pictureOf(`instruments/${slug}`, [320, 640, 960]);

/** No larger than a stamp. */
export const tilePicture = (slug: string) => pictureOf(`instruments/${slug}`, [320]);

/** For the product's own page. */
export const instrumentPicture = (slug: string) =>
  pictureOf(`instruments/${slug}`, [320, 640, 960, 1440]);

export async function instrumentPictureAlt(slug: string): Promise<string> {
  const { alt } = await requireEntry('instrumentPictures', slug);
  return alt;
}
