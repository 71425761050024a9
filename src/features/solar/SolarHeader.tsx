import Menu from 'lucide-react/icons/menu';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { SolarWords } from '../../content/schemas/solar/solar.ts';

const menuId = 'solar-menu';

/** The page's own header with its anchors and a demo link; a menu on phones. */
export function SolarHeader({ name, links, demo }: SolarWords['header']) {
  return (
    <div className="housing border-b border-line">
      <nav
        aria-label={name}
        className="page-width flex min-h-14 items-center justify-between gap-6 py-1.5"
      >
        <p className="font-semibold">{name}</p>
        <ul className="hidden items-center gap-7 md:flex">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="block py-2 hover:text-accent">
                {label}
              </a>
            </li>
          ))}
          <li>
            <ButtonLink href={demo.href}>{demo.label}</ButtonLink>
          </li>
        </ul>
        <div className="menu-dropdown md:hidden">
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={`${name}: menu`}
            className="icon-button"
          >
            <Menu aria-hidden="true" className="size-6" />
          </button>
          <div id={menuId} popover="auto" className="menu-popover">
            <ul>
              {[...links, demo].map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className="block rounded px-3 py-2.5 hover:bg-lift">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </nav>
    </div>
  );
}
