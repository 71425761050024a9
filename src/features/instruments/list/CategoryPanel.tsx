import ArrowRight from 'lucide-react/icons/arrow-right';
import { FinderLink } from '../../../components/sections/FinderLink.tsx';
import type { StripData } from './loadStrip.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductStrip } from './ProductStrip.tsx';
import type { CardProduct } from './productCards.ts';

export interface PanelContent {
  label: string;
  /** The specified caption of a category whose grid the specification does not name. */
  caption: string | undefined;
  /** What the name of the category promises and the specified grid does not hold. */
  strip: StripData | undefined;
  products: readonly CardProduct[];
  /** The category's own page. */
  href: string;
}

/** The selected category on the index page. */
export function CategoryPanel({ label, caption, strip, products, href }: PanelContent) {
  return (
    <section id="category-panel" aria-labelledby="category-title" className="min-w-0">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="category-title" className="text-heading">
          {label}
        </h2>
        <a
          href={href}
          className="inline-flex items-center gap-2 font-semibold text-accent hover:underline"
        >
          {`${label} page`}
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
        {caption && <p className="w-full text-xs text-muted">{caption}</p>}
      </div>
      {strip && <ProductStrip {...strip} />}
      <ProductGrid label={label} products={products} eager={2} />
      <p className="mt-6">
        <FinderLink />
      </p>
    </section>
  );
}
