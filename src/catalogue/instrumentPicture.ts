import { requireEntry } from '../content/requireEntry.ts';
import { pictureOf } from '../pictures/picture.ts';

/** A product's picture on its card: there are many on a page, so even a sharp screen gets no more. */
export const cardPicture = (slug: string) => pictureOf(`instruments/${slug}`, [320, 640]);

/** The same on its own page. */
export const instrumentPicture = (slug: string) =>
  pictureOf(`instruments/${slug}`, [320, 640, 1120]);

/** What the picture of a product shows. */
export async function instrumentPictureAlt(slug: string): Promise<string> {
  const { alt } = await requireEntry('instrumentPictures', slug);
  return alt;
}
