import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../site/picture.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';

interface Props {
  page: Page;
  trail: readonly { label: string; href: string }[];
  picture: PictureSource | undefined;
}

/** The opening of a product's page: what it is, its picture and the first thing to do. */
export function ProductHero({ page: { heading, sub, intro, hero }, trail, picture }: Props) {
  return (
    <section className="housing graticule">
      <div className="page-width grid items-center gap-x-12 gap-y-10 py-10 lg:grid-cols-2 lg:py-16">
        <div>
          <Breadcrumbs trail={trail} current={heading} />
          <h1 className="mt-5 text-title">{heading}</h1>
          {sub && <p className="mt-3 text-lead text-accent">{sub}</p>}
          {intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[62ch] text-muted">
              {paragraph}
            </p>
          ))}
          {hero && hero.actions.length > 0 && (
            <div className="mt-7 flex flex-wrap gap-3">
              {hero.actions.map(({ label, href }, index) => (
                <ButtonLink key={label} href={href} variant={index > 0 ? 'secondary' : 'primary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {hero && (
          <Picture
            source={picture}
            alt={hero.alt}
            sizes="(min-width: 1248px) 570px, (min-width: 1024px) 46vw, 100vw"
            eager
            className="aspect-3/2 w-full rounded object-cover"
          />
        )}
      </div>
    </section>
  );
}
