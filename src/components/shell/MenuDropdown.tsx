import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Menu } from '../../site/navigation.ts';
import { isCurrent, MenuLink, menuItemClass } from './MenuLink.tsx';

interface Props {
  menu: Menu;
  path: string;
}

/**
 * A button and its popover. The browser handles click, touch, keyboard and light dismiss;
 * shellBehaviour.ts adds opening on hover.
 */
export function MenuDropdown({ menu, path }: Props) {
  const id = `menu-${menu.title.toLowerCase()}`;
  const current = path === menu.href || path.startsWith(`${menu.href}/`);
  return (
    <div data-menu className="menu-dropdown">
      <button
        type="button"
        popoverTarget={id}
        data-current={current || undefined}
        className={`${menuItemClass} flex items-center gap-0.5 lg:gap-1 data-current:text-accent`}
      >
        {menu.title}
        <ChevronDown aria-hidden="true" className="size-3.5 lg:size-4" />
      </button>
      <div id={id} popover="auto" className="menu-popover">
        <ul aria-label={menu.title}>
          {menu.items.map((item) => (
            <li key={item.href}>
              <MenuLink item={item} current={isCurrent(item.href, path)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
