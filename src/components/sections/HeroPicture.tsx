import type { PictureSource } from '../../pictures/picture.ts';
import { Picture } from '../ui/Picture.tsx';
import { pictureSizes } from '../ui/pictureSizes.ts';

interface Props {
  source: PictureSource | undefined;
  alt: string;
  /** For pictures as dark as their background, such as the home page's hero. */
  edgeless?: boolean | undefined;
}

/** The picture beside a page's heading, at the width PageHero gives it. */
export function HeroPicture({ source, alt, edgeless = false }: Props) {
  return (
    <Picture
      source={source}
      alt={alt}
      sizes={pictureSizes('100vw', { page: '570px', lg: '46vw' })}
      eager
      className={`aspect-3/2 w-full object-cover ${edgeless ? 'mix-blend-lighten' : 'rounded'}`}
    />
  );
}
