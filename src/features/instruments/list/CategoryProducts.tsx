import LayoutGrid from 'lucide-react/icons/layout-grid';
import Table2 from 'lucide-react/icons/table-2';
import { FinderLink } from '../../../components/sections/FinderLink.tsx';
import { categoryTablePath } from '../../../site/pageAddresses.ts';
import { categoryPath } from '../../../site/paths.ts';
import type { CategoryPageData } from './loadCategoryPage.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductStrip } from './ProductStrip.tsx';
import { ProductTable } from './ProductTable.tsx';
import './list.css';

interface ViewSwitchProps {
  view: 'cards' | 'table';
  cards: string;
  table: string;
}

/** The same products as cards or as a table: two addresses. */
function ViewSwitch({ view, cards, table }: ViewSwitchProps) {
  const views = [
    { key: 'cards', label: 'Cards', href: cards, Icon: LayoutGrid },
    { key: 'table', label: 'Table', href: table, Icon: Table2 },
  ];
  return (
    <nav aria-label="View" className="view-switch">
      {views.map(({ key, label, href, Icon }) => (
        <a key={key} href={href} aria-current={key === view ? 'page' : undefined}>
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </a>
      ))}
    </nav>
  );
}

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
