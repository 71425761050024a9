import List from 'lucide-react/icons/list';
import X from 'lucide-react/icons/x';
import { categoryTabPath, type TransientCategory } from '../../../site/paths.ts';
import './list.css';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FinderLink } from '../../../components/sections/FinderLink.tsx';
import type { StripData } from './loadStrip.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductStrip } from './ProductStrip.tsx';
import type { CardProduct } from './productCards.ts';

interface CategoryTab {
  key: TransientCategory;
  label: string;
}

interface CategoryNavProps {
  tabs: readonly CategoryTab[];
  active: TransientCategory;
}

/** The categories: a sidebar on wide screens, a popover drawer on narrow ones. */
function CategoryNav({ tabs, active }: CategoryNavProps) {
  return (
    <div id="category-nav" popover="auto" className="menu-sheet category-nav">
      <button
        type="button"
        popoverTarget="category-nav"
        popoverTargetAction="hide"
        aria-label="Close categories"
        className="ml-auto icon-button lg:hidden"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      <nav aria-label="Categories">
        <ul>
          {tabs.map(({ key, label }) => (
            <li key={key}>
              <a
                href={categoryTabPath(key)}
                data-category={key}
                aria-current={key === active || undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface PanelContent {
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
function CategoryPanel({ label, caption, strip, products, href }: PanelContent) {
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

interface Props {
  tabs: readonly CategoryTab[];
  active: TransientCategory;
  panel: PanelContent;
}

/** The categories and the selected one's products. Each is a link; a script avoids the reload. */
export function CategoryBrowser({ tabs, active, panel }: Props) {
  return (
    <div className="page-width section-space lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <div>
        <button
          type="button"
          popoverTarget="category-nav"
          className="mb-8 inline-flex min-h-11 items-center gap-3 rounded border border-edge px-4 font-semibold hover:border-accent hover:text-accent lg:hidden"
        >
          <List aria-hidden="true" className="size-5" />
          Categories
        </button>
        <CategoryNav tabs={tabs} active={active} />
        <p id="category-status" role="status" className="sr-only" />
      </div>
      <CategoryPanel {...panel} />
    </div>
  );
}
