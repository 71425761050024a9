import type { Page } from '../../content/schemas/page.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { PageHero } from './PageHero.tsx';

interface Props {
  page: Page;
  trail: readonly { label: string; href: string }[];
  picture: PictureSource | undefined;
  badge?: string;
}

/** A product page's opening: introduction, picture and call to action. */
export function ProductHero({ page, trail, picture, badge }: Props) {
  const { heading, sub, intro, hero } = page;
  return (
    <PageHero
      heading={heading}
      sub={sub}
      intro={intro}
      trail={trail}
      badge={badge}
      actions={hero?.actions}
    >
      <HeroPicture source={picture} alt={hero?.alt ?? ''} name={hero?.picture ?? ''} />
    </PageHero>
  );
}
