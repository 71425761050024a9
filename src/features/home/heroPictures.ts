import { findRender, type PictureSource, pictureOf } from '../../pictures/picture.ts';
import { builtInSlides } from '../../slides/builtInSlides.ts';

/** /images/heroes/solar-monitoring.webp comes from the render heroes/solar-monitoring. */
const renderOf = (imageSrc: string) => imageSrc.replace(/^\/images\/(.*)\.webp$/, '$1');

export const heroNames = builtInSlides
  .map(({ imageSrc }) => renderOf(imageSrc))
  .filter((name) => findRender(name));

/** The pictures of the built-in slides, by image address. */
export async function heroPictures(): Promise<Record<string, PictureSource>> {
  const entries = await Promise.all(
    builtInSlides.map(async ({ imageSrc }) => {
      const picture = await pictureOf(renderOf(imageSrc), [800, 1440, 1920]);
      return picture ? [[imageSrc, picture]] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}
