import type { MenuItem } from '../../site/navigation.ts';

export const isCurrent = (href: string, path: string) => href === path;

export const menuItemClass =
  'block rounded px-1.5 py-2 text-sm font-medium lg:px-2.5 lg:text-[0.9375rem] hover:text-accent aria-[current=page]:text-accent';

interface Props {
  item: MenuItem;
  current: boolean;
}

export function MenuLink({ item, current }: Props) {
  return (
    <a href={item.href} aria-current={current ? 'page' : undefined} className={menuItemClass}>
      {item.title}
    </a>
  );
}
