import X from 'lucide-react/icons/x';
import { categoryTabPath, type TransientCategory } from '../../../site/paths.ts';
import './list.css';

export interface CategoryTab {
  key: TransientCategory;
  label: string;
}

interface Props {
  tabs: readonly CategoryTab[];
  active: TransientCategory;
}

/** The categories: a sidebar on wide screens, a popover drawer on narrow ones. */
export function CategoryNav({ tabs, active }: Props) {
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
