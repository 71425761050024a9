import { ProductCard } from './ProductCard.tsx';
import type { CardProduct } from './productCards.ts';

interface Props {
  label: string;
  products: readonly CardProduct[];
  /** The number of pictures above the fold. */
  eager?: number;
}

export function ProductGrid({ label, products, eager = 0 }: Props) {
  return (
    <ul
      aria-label={label}
      className="product-grid grid grid-cols-1 sm:grid-cols-2 sm:gap-5 print:grid-cols-3"
    >
      {products.map((product, index) => (
        <li key={product.id} className="flex break-inside-avoid">
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
