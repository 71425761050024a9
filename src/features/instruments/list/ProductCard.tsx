import { CompareTick } from '../../../components/compare/CompareTick.tsx';
import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import { pictureSizes } from '../../../components/ui/pictureSizes.ts';
import { SpecChips } from '../SpecChips.tsx';
import type { CardProduct } from './productCards.ts';
import './list.css';

interface Props {
  product: CardProduct;
  /** For cards above the fold. */
  eager?: boolean;
}

/** A card on wide screens, a row on phones. */
export function ProductCard({ product, eager = false }: Props) {
  const { slug, name, subtitle, specs, path, picture, reach } = product;
  const upright = picture !== undefined && picture.height > picture.width;
  return (
    <article className="product-card">
      <div className="product-picture stage moving-picture" data-picture={slug}>
        <Picture
          source={picture}
          alt=""
          sizes={pictureSizes('112px', { xl: '560px', sm: '45vw' })}
          eager={eager}
          className={`w-full object-contain ${upright ? 'aspect-3/2 sm:aspect-5/4' : 'aspect-3/2'}`}
        />
      </div>
      <div>
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <p>{subtitle}</p>
        {reach && <p className="text-sm">{reach}</p>}
        <SpecChips specs={specs} className="sm:grid sm:grid-cols-2 sm:gap-x-5 print:grid-cols-1" />
      </div>
      <div className="card-actions">
        <CompareTick slug={slug} name={name} />
        <AddToQuote slugs={[slug]} product={name} variant="link" />
      </div>
    </article>
  );
}
