import { Breadcrumbs } from '../../../../components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../../../components/ui/ButtonLink.tsx';
import { Picture } from '../../../../components/ui/Picture.tsx';
import { pictureSizes } from '../../../../components/ui/pictureSizes.ts';
import type { ProductPageData } from '../loadProductPage.ts';
import { ProductScope } from './ProductScope.tsx';
import '../product.css';
import { noBreak } from '../../../../components/ui/noBreak.tsx';
import type { KeyFigure } from './keyFigures.ts';

type Props = Pick<ProductPageData, 'product' | 'picture' | 'alt' | 'figures' | 'seo'>;

/** The figures that decide, in large type. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ value, label }) => (
        <div key={value + label}>
          <dt>{noBreak(label)}</dt>
          <dd>{noBreak(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Name and figures, then the picture beside what the instrument delivers. */
export function ProductHead({ product, picture, alt, figures, seo }: Props) {
  const { slug, name, subtitle } = product;
  const upright = picture !== undefined && picture.height > picture.width;
  return (
    <div className="product-head">
      <div className="page-width grid gap-x-14 gap-y-4 py-5 lg:grid-cols-[1.15fr_1fr]">
        <div className="self-center">
          <Breadcrumbs trail={seo.breadcrumbs} current={name} />
          <h1 className="mt-3 text-display">{name}</h1>
          <p className="mt-2 text-lead text-accent">{subtitle}</p>
        </div>
        <KeyFigures figures={figures} />
        <div className="product-stage">
          <div className="moving-picture" data-picture={slug}>
            <Picture
              source={picture}
              alt={alt}
              sizes={pictureSizes('100vw', { lg: '680px' })}
              eager
              className={`w-full object-contain lg:aspect-auto lg:h-100 ${upright ? 'aspect-4/5' : 'aspect-3/2'}`}
            />
          </div>
          <ButtonLink href="#specifications" variant="secondary" className="print:hidden">
            Read More
          </ButtonLink>
        </div>
        <ProductScope product={product} />
      </div>
    </div>
  );
}
