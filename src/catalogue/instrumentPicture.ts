import { getEntry } from 'astro:content';
import { findRender, makePicture, type PictureSource } from '../pictures/picture.ts';

async function picture(
  slug: string,
  widths: readonly number[],
): Promise<PictureSource | undefined> {
  const image = findRender(`instruments/${slug}`);
  return image && (await makePicture(image, widths));
}

/** A product's picture on its card: there are many on a page, so even a sharp screen gets no more. */
export const cardPicture = (slug: string) => picture(slug, [320, 640]);

/** The same on its own page. */
export const instrumentPicture = (slug: string) => picture(slug, [320, 640, 1120]);

/** What the picture of a product shows. */
export async function instrumentPictureAlt(slug: string): Promise<string> {
  const entry = await getEntry('instrumentPictures', slug);
  if (!entry) throw new Error(`The picture of ${slug} is not described`);
  return entry.data.alt;
}
