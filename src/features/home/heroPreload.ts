import type { PictureSource } from '../../pictures/picture.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import { heroPictureSizes } from './HeroSlideView.tsx';

/** The attributes of the link that loads the first slide's picture early. */
export function heroPreload(
  slide: HeroSlide | undefined,
  pictures: Readonly<Record<string, PictureSource>>,
): Record<string, string> {
  const picture = slide && pictures[slide.imageSrc];
  const source = picture
    ? { type: 'image/avif', imagesrcset: picture.avif, imagesizes: heroPictureSizes }
    : { href: slide?.imageSrc ?? '' };
  return { rel: 'preload', as: 'image', ...source };
}
