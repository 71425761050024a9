import ArrowRight from 'lucide-react/icons/arrow-right';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { Home } from '../../content/schemas/home.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  families: readonly (Omit<Home['instruments']['families'][number], 'picture'> & {
    picture: PictureSource | undefined;
  })[];
}

export function InstrumentFamilies({ families }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      {families.map(({ title, text, href, picture }) => (
        <li
          key={href}
          className="relative grid break-inside-avoid grid-cols-[2fr_3fr] items-center overflow-hidden card shadow-card hover:border-accent md:block"
        >
          <Picture
            source={picture}
            alt=""
            sizes={pictureSizes('40vw', { page: '380px', md: '31vw' })}
            className="w-full object-contain p-3 md:aspect-3/2 md:p-4 md:pb-0"
          />
          <div className="p-4 md:p-6">
            <h3 className="text-heading">
              <a href={href} className="after:absolute after:inset-0 hover:text-accent">
                {title}
                <ArrowRight aria-hidden className="ml-2 inline size-5 text-accent" />
              </a>
            </h3>
            <p className="mt-2 text-muted">{noBreak(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
