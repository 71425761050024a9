import { Carousel } from '../../components/ui/Carousel.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import type { PictureSource } from '../../pictures/picture.ts';

export interface ProductTeaser {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
  /** The render's name. */
  name: string;
  picture: PictureSource | undefined;
}

function TeaserCard({ teaser }: { teaser: ProductTeaser }) {
  return (
    <article className="relative flex h-full break-inside-avoid flex-col overflow-hidden card shadow-card">
      <div className="moving-picture p-3 pb-0" data-picture={`products-${teaser.name}`}>
        <Picture
          source={teaser.picture}
          alt=""
          sizes={pictureSizes('85vw', { lg: '380px', sm: '46vw' })}
          className="aspect-3/2 w-full object-contain"
        />
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="text-lg font-semibold">{teaser.title}</h3>
        <p className="mt-2 mb-4 text-muted">{noBreak(teaser.text)}</p>
        <a
          href={teaser.href}
          className="mt-auto font-semibold text-accent after:absolute after:inset-0 hover:underline"
        >
          {teaser.linkLabel}
        </a>
      </div>
    </article>
  );
}

export function ProductCarousel({ teasers }: { teasers: readonly ProductTeaser[] }) {
  return (
    <Carousel
      label="Products"
      slides={teasers.map((teaser) => <TeaserCard key={teaser.href} teaser={teaser} />)}
    />
  );
}
