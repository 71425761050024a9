import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../site/picture.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PageHero } from './PageHero.tsx';

interface Props {
  page: Page;
  trail: readonly { label: string; href: string }[];
  picture: PictureSource | undefined;
  badge?: string;
}

/** The opening of a product's page: what it is, its picture and the first thing to do. */
export function ProductHero({ page, trail, picture, badge }: Props) {
  const { heading, sub, intro, hero } = page;
  const actions = hero?.actions.map(({ label, href }, index) => (
    <ButtonLink key={label} href={href} variant={index > 0 ? 'secondary' : 'primary'}>
      {label}
    </ButtonLink>
  ));
  return (
    <PageHero
      heading={heading}
      sub={sub}
      intro={intro}
      trail={trail}
      badge={badge}
      actions={actions}
    >
      <Picture
        source={picture}
        alt={hero?.alt ?? ''}
        sizes="(min-width: 1248px) 570px, (min-width: 1024px) 46vw, 100vw"
        eager
        // The dark pictures of the home page's hero have no edge of their own.
        className={`aspect-3/2 w-full object-cover ${hero?.picture.startsWith('heroes/') ? 'mix-blend-lighten' : 'rounded'}`}
      />
    </PageHero>
  );
}
