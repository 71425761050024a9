import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { company } from '../../site/company.ts';
import { mainMenu } from '../../site/navigation.ts';
import { paths } from '../../site/paths.ts';
import { Logo } from '../icons/Logo.tsx';
import { QuoteListLink } from '../quote/QuoteListLink.tsx';
import { MenuDropdown } from './MenuDropdown.tsx';
import { isCurrent, MenuLink } from './MenuLink.tsx';

interface Props {
  path: string;
}

/** As many fit into the bar from md on, see the variant `bar` in global.css. */
const mostEntries = 6;

export function NavigationBar({ path }: Props) {
  return (
    <header
      data-entries={mainMenu.length > mostEntries ? 'many' : 'few'}
      className="sticky top-0 z-40 border-b border-line bg-ground"
    >
      <div className="page-width flex h-(--header-height) items-center justify-between gap-2 lg:gap-8">
        <a href={paths.home} aria-label={`${company.name}, home`} className="flex shrink-0">
          <Logo
            name={company.name}
            className="text-[0.9375rem] min-[24rem]:text-[1.125rem] max-[22rem]:[&>span]:hidden md:max-xl:not-print:[&>span]:hidden lg:text-xl"
          />
        </a>
        <nav aria-label="Main" className="hidden bar:block">
          <ul className="main-menu flex items-center lg:gap-1">
            {mainMenu.map((menu) => (
              <li key={menu.href}>
                {menu.items.length > 0 ? (
                  <MenuDropdown menu={menu} path={path} />
                ) : (
                  <MenuLink item={menu} current={isCurrent(menu.href, path)} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center sm:max-md:gap-2 lg:gap-2">
          <a href={paths.search} aria-label="Search" className="icon-button">
            <Search aria-hidden="true" className="size-5" />
          </a>
          <QuoteListLink />
          <a
            href={paths.contact}
            className="hidden rounded bg-accent px-2.5 py-2 text-xs font-semibold tracking-wide lg:px-4 lg:text-sm text-on-accent hover:bg-accent-strong bar:block"
          >
            CONTACT
          </a>
          <button
            type="button"
            popoverTarget="menu-sheet"
            aria-label="Open menu"
            className="icon-button bar:hidden"
          >
            <MenuIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
      </div>
    </header>
  );
}
