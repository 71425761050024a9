import BookOpenText from 'lucide-react/icons/book-open-text';
import Clock from 'lucide-react/icons/clock';
import PackageOpen from 'lucide-react/icons/package-open';
import Wrench from 'lucide-react/icons/wrench';
import type { HelpCenter } from '../../content/schemas/help.ts';
import { helpListPath } from '../../site/paths.ts';

interface Props {
  tiles: HelpCenter['tiles'];
}

/** The four entry points of the help centre. */
export function QuickTiles({ tiles }: Props) {
  const entries = [
    { ...tiles.installation, href: helpListPath('installation'), Icon: PackageOpen },
    { ...tiles.troubleshooting, href: helpListPath('troubleshooting'), Icon: Wrench },
    { ...tiles.documentation, href: helpListPath('documentation'), Icon: BookOpenText },
    { ...tiles.support, href: '#get-in-touch', Icon: Clock },
  ];
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {entries.map(({ title, text, href, Icon }) => (
        <li key={title}>
          <a href={href} className="group flex h-full flex-col card p-5 hover:border-accent">
            <Icon aria-hidden="true" className="size-7 text-accent" />
            <h2 className="mt-4 font-semibold group-hover:text-accent">{title}</h2>
            <p className="mt-1.5 text-[0.9375rem] text-muted">{text}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
