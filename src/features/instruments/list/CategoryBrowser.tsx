import List from 'lucide-react/icons/list';
import type { TransientCategory } from '../../../site/paths.ts';
import { CategoryNav, type CategoryTab } from './CategoryNav.tsx';
import { CategoryPanel, type PanelContent } from './CategoryPanel.tsx';

interface Props {
  tabs: readonly CategoryTab[];
  active: TransientCategory;
  panel: PanelContent;
}

/** The categories and the selected one's products. Each is a link; a script avoids the reload. */
export function CategoryBrowser({ tabs, active, panel }: Props) {
  return (
    <div className="page-width py-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 lg:py-14">
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
