import {
  isAnimated,
  maxLocalBytes,
  maxPicturePixels,
  pictureType,
} from '../../detection/acceptedFiles.ts';
import type { Source } from '../../detection/picture.ts';
import type { FailureReason } from './searchMessages.ts';

/** Why a file cannot be searched. */
export class Unusable extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads parts of a decoded picture by way of a canvas, which is kept for parts of the same size. */
function pixelReader(bitmap: ImageBitmap): Source['read'] {
  let context: OffscreenCanvasRenderingContext2D | null = null;
  return ({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    if (context?.canvas.width !== width || context.canvas.height !== height) {
      context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser gives no canvas.');
      // What the part before left must not show through.
      context.globalCompositeOperation = 'copy';
    }
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  };
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
