import type { CardProduct } from '../../catalogue/productCards.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface Props {
  heading: string;
  products: readonly CardProduct[];
}

/** A category's products, under their count. */
export function CategoryProducts({ heading, products }: Props) {
  return (
    <section className="page-width py-10 lg:py-14">
      <h2 className="mb-6 text-heading">
        <span className="figures text-accent">{products.length}</span> instruments
      </h2>
      <ProductGrid label={heading} products={products} eager={1} />
    </section>
  );
}
