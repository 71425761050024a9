import { Download } from 'lucide-react';
import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import type { Model } from '../../../catalogue/modelLinks.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import { pictureSizes } from '../../../components/ui/pictureSizes.ts';
import type { PictureSource } from '../../../pictures/picture.ts';
import { dataSheetPath } from '../../../site/paths.ts';
import { ModelText } from '../ModelText.tsx';
import { SpecChips } from '../SpecChips.tsx';

interface Props {
  product: CatalogueProduct;
  picture: PictureSource | undefined;
  alt: string;
  models: readonly Model[];
}

/** Picture and introduction, with links to the specifications and the data sheet. */
export function ProductHead({ product, picture, alt, models }: Props) {
  const { slug, intro, specs } = product;
  const upright = picture !== undefined && picture.height > picture.width;
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 py-10 lg:grid-cols-2 lg:py-14">
      <div>
        <Picture
          source={picture}
          alt={alt}
          sizes={pictureSizes('92vw', { lg: '560px' })}
          eager
          className={`w-full object-contain ${upright ? 'aspect-4/5' : 'aspect-3/2'}`}
        />
        <ButtonLink href="#specifications" variant="secondary" className="mt-4 print:hidden">
          Read More
        </ButtonLink>
      </div>
      <div>
        <p className="max-w-[62ch]">
          <ModelText text={intro} models={models} />
        </p>
        <SpecChips specs={specs} className="mt-6" />
        <ButtonLink
          href={dataSheetPath(slug)}
          download={`${slug}.pdf`}
          className="mt-8 print:hidden"
        >
          <Download aria-hidden="true" className="size-5" />
          Download Data Sheet
        </ButtonLink>
      </div>
    </div>
  );
}
