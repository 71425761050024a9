import { getEntry } from 'astro:content';
import { findRender, makePicture, type PictureSource } from './picture.ts';

/** A product's picture, small enough for its card and large enough for its page. */
export async function instrumentPicture(slug: string): Promise<PictureSource | undefined> {
  const image = findRender(`instruments/${slug}`);
  return image && (await makePicture(image, [320, 640, 1120]));
}

/** What the picture of a product shows. */
export async function instrumentPictureAlt(slug: string): Promise<string> {
  const entry = await getEntry('instrumentPictures', slug);
  if (!entry) throw new Error(`The picture of ${slug} is not described`);
  return entry.data.alt;
}
