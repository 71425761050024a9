import sharp from 'sharp';
import { isAnimated, maxPicturePixels } from '../../detection/acceptedFiles.ts';

import type { Picture } from '../../detection/picture.ts';
import { Refusal } from '../http/refusal.ts';

const unreadable = 'The file is damaged or is no picture.';

/**
 * Decodes a picture as it is shown: turned as its EXIF data says, in sRGB. Its size is read from the
 * header before any pixel, and the decoder stops at the same limit if the header lies.
 */
export async function decode(image: Uint8Array): Promise<Picture> {
  const options = {
    limitInputPixels: maxPicturePixels,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  const header = await sharp(image, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(422, unreadable);
    });
  if (header.width * header.height > maxPicturePixels)
    throw new Refusal(413, `The picture has more than ${maxPicturePixels / 1e6} megapixels.`);
  if ((header.pages ?? 1) > 1 || isAnimated(image))
    throw new Refusal(422, 'The picture is animated. Send a single picture.');
  try {
    const { data, info } = await sharp(image, options)
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) throw new Refusal(422, unreadable);
    return { width: info.width, height: info.height, data };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(422, unreadable);
  }
}
