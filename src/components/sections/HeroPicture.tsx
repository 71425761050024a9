import type { PictureSource } from '../../pictures/picture.ts';
import { Picture } from '../ui/Picture.tsx';
import { pictureSizes } from '../ui/pictureSizes.ts';

interface Props {
  source: PictureSource | undefined;
  alt: string;
  /** The render's name: a card with the same one turns into this picture. */
  name: string;
}

/** The picture beside a page's heading, out to the edge of the window. */
export function HeroPicture({ source, alt, name }: Props) {
  return (
    <div className="moving-picture lg:bleed-right" data-picture={name.replace('/', '-')}>
      <Picture
        source={source}
        alt={alt}
        sizes={pictureSizes('100vw', { lg: '54vw' })}
        eager
        className="aspect-3/2 max-h-[32rem] w-full object-contain"
      />
    </div>
  );
}
