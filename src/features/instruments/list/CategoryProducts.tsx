import { FinderLink } from '../../../components/sections/FinderLink.tsx';
import { categoryTablePath } from '../../../site/categoryTable.ts';
import { categoryPath } from '../../../site/paths.ts';
import type { CategoryPageData } from './loadCategoryPage.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductStrip } from './ProductStrip.tsx';
import { ProductTable } from './ProductTable.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** A category's products under their count, as cards or as a table. */
export function CategoryProducts({ category, heading, products, table, strip }: CategoryPageData) {
  return (
    <section id="products" className="page-width py-6 lg:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading whitespace-nowrap">
          <span className="figures text-accent">{products.length}</span> instruments
        </h2>
        <ViewSwitch
          view={table ? 'table' : 'cards'}
          cards={categoryPath(category)}
          table={categoryTablePath(category)}
        />
      </div>
      {table ? (
        <ProductTable label={heading} {...table} />
      ) : (
        <ProductGrid label={heading} products={products} eager={2} />
      )}
      <p className="mt-6">
        <FinderLink family={category} />
      </p>
      {strip && <ProductStrip {...strip} />}
    </section>
  );
}
