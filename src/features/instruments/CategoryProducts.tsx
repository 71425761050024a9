import type { CardProduct } from '../../catalogue/productCards.ts';
import { FinderLink } from '../../components/sections/FinderLink.tsx';
import type { CategoryKey } from '../../site/paths.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface Props {
  heading: string;
  products: readonly CardProduct[];
  family: CategoryKey;
}

/** A category's products, under their count. */
export function CategoryProducts({ heading, products, family }: Props) {
  return (
    <section className="page-width py-10 lg:py-14">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-heading">
          <span className="figures text-accent">{products.length}</span> instruments
        </h2>
        <FinderLink family={family} />
      </div>
      <ProductGrid label={heading} products={products} eager={1} />
    </section>
  );
}
