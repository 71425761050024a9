import { isAnimated } from '../../detection/isAnimated.ts';
import { maxLocalBytes, maxPicturePixels } from '../../detection/limits.ts';
import type { Picture } from '../../detection/picture.ts';
import { pictureType } from '../../detection/pictureType.ts';
import type { FailureReason } from './searchMessages.ts';

/** Why a file cannot be searched. */
export class Unusable extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The pixels of a picture as shown, turned as its EXIF data says. */
export async function readPicture(file: Blob): Promise<{ picture: Picture; bitmap: ImageBitmap }> {
  if (file.size > maxLocalBytes) throw new Unusable('bytes');
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (!pictureType(head)) throw new Unusable('kind');
  if (isAnimated(head)) throw new Unusable('animated');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unusable('damaged');
  });
  const { width, height } = bitmap;
  if (width * height > maxPicturePixels) throw new Unusable('pixels');
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Unusable('damaged');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { picture: { width, height, data }, bitmap };
}
