import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** The attributes of a <picture>, as plain data that islands can receive. */
export interface PictureSource {
  avif: string;
  /** WebP in a middle size, for browsers without AVIF. */
  src: string;
  width: number;
  height: number;
}

const renders = import.meta.glob<{ default: ImageMetadata }>('../assets/renders/**/*.webp', {
  eager: true,
});

/** A render by name, for example "heroes/ev-charging"; undefined while there is none. */
export function findRender(name: string): ImageMetadata | undefined {
  return renders[`../assets/renders/${name}.webp`]?.default;
}

/** The same for all uses of a render, so that it is made once. */
const fallbackLength = 640;

/**
 * Generates a picture's sizes at build time: AVIF, with WebP as a fallback.
 * `lengths` are of the longer side: an upright picture fills a frame by its height.
 */
async function makePicture(
  image: ImageMetadata,
  lengths: readonly number[],
): Promise<PictureSource> {
  const longer = Math.max(image.width, image.height);
  const fitting = lengths
    .filter((length) => length <= longer)
    .map((length) => Math.round((length * image.width) / longer));
  const make = (format: 'avif' | 'webp', width: number) =>
    getImage({ src: image, format, width, quality: 60 });
  const sizes = await Promise.all(fitting.map((width) => make('avif', width)));
  const largest = Math.max(...fitting);
  const fallback = await make('webp', Math.round((fallbackLength * image.width) / longer));
  return {
    avif: sizes.map(({ src }, index) => `${src} ${fitting[index]}w`).join(', '),
    src: fallback.src,
    width: largest,
    height: Math.round((largest * image.height) / image.width),
  };
}

/** A build shows the same few pictures on hundreds of pages. */
const made = new Map<string, Promise<PictureSource>>();

/** The picture of that name in src/assets/renders; undefined while there is none. */
export async function pictureOf(
  name: string,
  lengths: readonly number[],
): Promise<PictureSource | undefined> {
  const image = findRender(name);
  if (!image) return undefined;
  const key = [name, ...lengths].join();
  const picture = made.get(key) ?? makePicture(image, lengths);
  made.set(key, picture);
  return picture;
}

/** The same for several names, as a record. */
export async function picturesOf(
  names: readonly (string | undefined)[],
  lengths: readonly number[],
): Promise<Record<string, PictureSource | undefined>> {
  const known = names.filter((name) => name !== undefined);
  const pictures = known.map(async (name) => [name, await pictureOf(name, lengths)] as const);
  return Object.fromEntries(await Promise.all(pictures));
}
