import type { PictureSource } from '../../pictures/picture.ts';
import { Picture } from '../ui/Picture.tsx';
import { pictureSizes } from '../ui/pictureSizes.ts';

interface Props {
  source: PictureSource | undefined;
  alt: string;
}

/** The picture beside a page's heading, at the width PageHero gives it. */
export function HeroPicture({ source, alt }: Props) {
  return (
    <Picture
      source={source}
      alt={alt}
      sizes={pictureSizes('100vw', { page: '570px', lg: '46vw' })}
      eager
      className="aspect-3/2 w-full object-contain"
    />
  );
}
