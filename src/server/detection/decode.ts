import sharp, { type Metadata } from 'sharp';
import {
  deepPixels,
  isAnimated,
  maxPicturePixels,
  maxPictureRatio,
  maxPictureSide,
  pictureType,
  wholePixels,
} from '../../detection/acceptedFiles.ts';
import type { Picture } from '../../detection/picture.ts';
import { Refusal } from '../http/refusal.ts';

const unreadable = 'The file is damaged or is no picture.';
const tooSlow = 'The picture took too long to decode. Please try again.';

/** A decoded picture, and how many pixels of the file one of its own stands for along a side. */
interface Decoded {
  picture: Picture;
  scale: number;
}

/** Refuses by the header what would take too much memory or time. */
function checkSize({ width, height, depth }: Metadata, image: Uint8Array): void {
  const refuse = (what: string) => {
    throw new Refusal(413, `The picture has ${what}.`);
  };
  const whole = depth === 'uchar' ? wholePixels : deepPixels;
  const most = pictureType(image) === 'image/avif' ? whole : maxPicturePixels;
  if (width * height > most) refuse(`more than ${most / 1e6} megapixels`);
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > maxPictureSide) refuse(`a side of more than ${maxPictureSide} pixels`);
  if (longer > shorter * maxPictureRatio)
    refuse(`a side more than ${maxPictureRatio} times as long as the other`);
}

/**
 * Decodes a picture as it is shown: turned as its EXIF data says, in sRGB. Its size is read from the
 * header before any pixel, and the decoder stops at the same limit if the header lies. A large one is
 * halved on the way, so that it is never in memory as a whole.
 */
export async function decode(image: Uint8Array): Promise<Decoded> {
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
  checkSize(header, image);
  if ((header.pages ?? 1) > 1 || isAnimated(image))
    throw new Refusal(422, 'The picture is animated. Send a single picture.');
  const scale = header.width * header.height > wholePixels ? 2 : 1;
  const { width, height } = header.autoOrient;
  try {
    const { data, info } = await sharp(image, options)
      .rotate()
      .resize(Math.ceil(width / scale), Math.ceil(height / scale), {
        ...{ fit: 'fill', kernel: 'linear' },
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) throw new Refusal(422, unreadable);
    return { picture: { width: info.width, height: info.height, data }, scale };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // A busy machine is not the picture's fault.
    if (String(error).includes('timeout'))
      throw new Refusal(503, tooSlow, { headers: { 'Retry-After': '5' } });
    throw new Refusal(422, unreadable);
  }
}
