import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** What a <picture> needs; plain data, so that islands can take it. */
export interface PictureSource {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
}

const renders = import.meta.glob<{ default: ImageMetadata }>('../assets/renders/**/*.webp', {
  eager: true,
});

/** A render by its name, for example "heroes/ev-charging"; undefined while there is none. */
export function findRender(name: string): ImageMetadata | undefined {
  return renders[`../assets/renders/${name}.webp`]?.default;
}

/** Makes the sizes of a picture at build time: AVIF, and WebP for browsers without it. */
async function makePicture(
  image: ImageMetadata,
  widths: readonly number[],
  quality = 60,
): Promise<PictureSource> {
  const fitting = widths.filter((width) => width <= image.width);
  const make = (format: 'avif' | 'webp', width: number) =>
    getImage({ src: image, format, width, quality: format === 'avif' ? quality - 10 : quality });
  const srcset = async (format: 'avif' | 'webp') => {
    const made = await Promise.all(fitting.map((width) => make(format, width)));
    return made.map(({ src }, index) => `${src} ${fitting[index]}w`).join(', ');
  };
  const largest = Math.max(...fitting);
  const fallback = await make('webp', largest);
  return {
    avif: await srcset('avif'),
    webp: await srcset('webp'),
    src: fallback.src,
    width: largest,
    height: Math.round((largest * image.height) / image.width),
  };
}

/** The picture of that name in src/assets/renders; undefined while there is none. */
export async function pictureOf(
  name: string,
  widths: readonly number[],
): Promise<PictureSource | undefined> {
  const image = findRender(name);
  return image && (await makePicture(image, widths));
}

/** The same for several names, as a record. */
export async function picturesOf(
  names: readonly (string | undefined)[],
  widths: readonly number[],
): Promise<Record<string, PictureSource | undefined>> {
  const known = names.filter((name) => name !== undefined);
  const made = known.map(async (name) => [name, await pictureOf(name, widths)] as const);
  return Object.fromEntries(await Promise.all(made));
}
