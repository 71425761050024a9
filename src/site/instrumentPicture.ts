import { findRender, makePicture, type PictureSource } from './picture.ts';

/** A product's picture, small enough for its card and large enough for its page. */
export async function instrumentPicture(slug: string): Promise<PictureSource | undefined> {
  const image = findRender(`instruments/${slug}`);
  return image && (await makePicture(image, [320, 640, 960]));
}
