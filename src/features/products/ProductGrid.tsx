import { noBreak } from '../../components/ui/noBreak.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../pictures/picture.ts';

interface Props {
  cards: readonly (Page['sections'][number]['cards'][number] & {
    source: PictureSource | undefined;
  })[];
}

/** All products with their pictures; the whole card is a link. */
export function ProductGrid({ cards }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ title, text, link, picture, source }) => (
        <li
          key={title}
          className="relative flex flex-col overflow-hidden card shadow-card hover:border-accent"
        >
          <div className="moving-picture p-3 pb-0" data-picture={picture?.replace('/', '-')}>
            <Picture
              source={source}
              alt=""
              sizes={pictureSizes('100vw', { lg: '380px', sm: '46vw' })}
              className="aspect-3/2 w-full object-contain"
            />
          </div>
          <div className="flex grow flex-col p-6">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 mb-4 text-muted">{noBreak(text)}</p>
            {link && (
              <a
                href={link.href}
                className="mt-auto font-semibold text-accent after:absolute after:inset-0 hover:underline"
              >
                {link.label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
