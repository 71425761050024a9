import type { RelatedProduct } from './loadRelatedCard.ts';
import { RelatedCard } from './RelatedCard.tsx';

interface Props {
  products: readonly RelatedProduct[];
  /** Of the names: one below the heading above the cards. */
  level: 'h3' | 'h4';
}

export function RelatedCards({ products, level }: Props) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.path} className="flex">
          <RelatedCard {...product} level={level} />
        </li>
      ))}
    </ul>
  );
}
