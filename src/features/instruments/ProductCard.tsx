import type { CardProduct } from '../../catalogue/productCards.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { pictureSizes } from '../../components/ui/pictureSizes.ts';
import { SpecChips } from './SpecChips.tsx';
import './instruments.css';

interface Props {
  product: CardProduct;
  /** True for a card in the first view. */
  eager?: boolean;
}

export function ProductCard({ product, eager = false }: Props) {
  const { name, subtitle, specs, path, picture } = product;
  return (
    <article className="product-card">
      <Picture
        source={picture}
        alt=""
        sizes={pictureSizes('92vw', { xl: '300px', sm: '45vw' })}
        eager={eager}
      />
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <p>{subtitle}</p>
      <SpecChips specs={specs} />
    </article>
  );
}
