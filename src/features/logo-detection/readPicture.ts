import { isAnimated } from '../../detection/isAnimated.ts';
import { maxLocalBytes, maxPicturePixels } from '../../detection/limits.ts';
import { pictureType } from '../../detection/pictureType.ts';
import type { Source } from '../../detection/source.ts';
import { pixelReader } from './pixelReader.ts';
import type { FailureReason } from './searchMessages.ts';

/** Why a file cannot be searched. */
export class Unusable extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A picture as shown, turned as its EXIF data says, to be read in parts. */
export async function readPicture(file: Blob): Promise<{ source: Source; bitmap: ImageBitmap }> {
  if (file.size > maxLocalBytes) throw new Unusable('bytes');
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (!pictureType(head)) throw new Unusable('kind');
  if (isAnimated(head)) throw new Unusable('animated');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Unusable('damaged');
  });
  const { width, height } = bitmap;
  if (width * height > maxPicturePixels) throw new Unusable('pixels');
  return { source: { width, height, read: pixelReader(bitmap) }, bitmap };
}
