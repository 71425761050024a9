import type { Source } from '../../detection/source.ts';

/** Reads parts of a decoded picture by way of a canvas, which is kept for parts of the same size. */
export function pixelReader(bitmap: ImageBitmap): Source['read'] {
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
