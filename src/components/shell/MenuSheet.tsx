import X from 'lucide-react/icons/x';
import { sheetMenu } from '../../site/navigation.ts';
import { paths } from '../../site/paths.ts';
import { isCurrent } from './MenuLink.tsx';

interface Props {
  path: string;
}

/** The mobile menu. Slides in from the left; Escape or a tap outside closes it (popover). */
export function MenuSheet({ path }: Props) {
  return (
    <dialog id="menu-sheet" popover="auto" aria-label="Menu" className="menu-sheet housing">
      <button
        type="button"
        popoverTarget="menu-sheet"
        popoverTargetAction="hide"
        aria-label="Close menu"
        className="ml-auto icon-button"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
      <nav aria-label="Menu">
        <ul>
          {sheetMenu.map((item) => (
            <li key={item.href} className="border-b border-line">
              <a
                href={item.href}
                aria-current={isCurrent(item.href, path) ? 'page' : undefined}
                className="block py-3.5 text-lg font-medium hover:text-accent aria-[current=page]:text-accent"
              >
                {item.title}
              </a>
            </li>
          ))}
          {/* Shown once there is a list. */}
          <li data-quote-entry hidden className="border-b border-line">
            <a
              href={paths.quote}
              data-quote-link
              className="quote-entry block py-3.5 text-lg font-medium hover:text-accent"
            >
              Quote list
            </a>
          </li>
        </ul>
      </nav>
    </dialog>
  );
}
