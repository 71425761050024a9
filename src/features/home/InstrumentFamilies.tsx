import { ArrowRight } from 'lucide-react';
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
    <ul className="grid gap-6 md:grid-cols-3">
      {families.map(({ title, text, href, picture }) => (
        <li
          key={href}
          className="relative flex flex-col overflow-hidden card shadow-card hover:border-accent"
        >
          <Picture
            source={picture}
            alt=""
            sizes={pictureSizes('92vw', { page: '380px', md: '31vw' })}
            className="aspect-3/2 w-full object-contain p-4 pb-0"
          />
          <div className="p-6">
            <h3 className="text-heading">
              <a href={href} className="after:absolute after:inset-0 hover:text-accent">
                {title}
                <ArrowRight aria-hidden className="ml-2 inline size-5 text-accent" />
              </a>
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
