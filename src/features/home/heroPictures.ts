import { findRender, makePicture, type PictureSource } from '../../pictures/picture.ts';
import { builtInSlides } from '../../slides/builtInSlides.ts';

/** /images/heroes/solar-monitoring.webp is made from the render heroes/solar-monitoring. */
const renderOf = (imageSrc: string) => imageSrc.replace(/^\/images\/(.*)\.webp$/, '$1');

export const heroNames = builtInSlides
  .map(({ imageSrc }) => renderOf(imageSrc))
  .filter((name) => findRender(name));

/** Sizes of the built-in slides' pictures, by the address the slides name. */
export async function heroPictures(): Promise<Record<string, PictureSource>> {
  const entries = await Promise.all(
    builtInSlides.map(async ({ imageSrc }) => {
      const image = findRender(renderOf(imageSrc));
      return image ? [[imageSrc, await makePicture(image, [480, 800, 1080, 1440])]] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

export async function productPicture(name: string): Promise<PictureSource | undefined> {
  const image = findRender(`products/${name}`);
  return image && (await makePicture(image, [400, 800]));
}
