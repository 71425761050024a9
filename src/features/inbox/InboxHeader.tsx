import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { LogoMark } from '../../components/icons/LogoMark.tsx';
import { ThemeSwitch } from '../../components/shell/ThemeSwitch.tsx';
import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { hasRole, type StaffRole } from '../../staff/staffRoles.ts';

interface Props {
  staff: { email: string; role: StaffRole } | undefined;
  path: string;
  /** Whether what staff write can be published. */
  publishes: boolean;
}

const entries: readonly { title: string; href: string; needs: StaffRole }[] = [
  { title: 'Submissions', href: inboxPaths.list, needs: 'reader' },
  { title: 'Mail', href: inboxPaths.mail, needs: 'reader' },
  { title: 'Figures', href: inboxPaths.figures, needs: 'reader' },
  { title: 'Content', href: inboxPaths.content, needs: 'writer' },
  { title: 'Templates', href: inboxPaths.templates, needs: 'admin' },
  { title: 'Home slides', href: inboxPaths.heroes, needs: 'admin' },
  { title: 'Personal data', href: inboxPaths.people, needs: 'admin' },
  { title: 'Webhooks', href: inboxPaths.webhooks, needs: 'admin' },
  { title: 'Staff', href: inboxPaths.staff, needs: 'admin' },
  { title: 'Record', href: inboxPaths.record, needs: 'admin' },
];

export function InboxHeader({ staff, path, publishes }: Props) {
  return (
    <header className="housing border-b border-line">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
        <a
          href={staff ? inboxPaths.list : paths.home}
          className="flex min-h-11 items-center gap-2 text-lg font-semibold"
        >
          <LogoMark className="size-6" />
          {staff ? 'Inbox' : company.name}
        </a>
        <div className="ml-auto flex items-center gap-3">
          <ThemeSwitch />
          {staff && (
            <>
              <a
                href={inboxPaths.account}
                className="flex min-h-11 min-w-6 items-center justify-center text-muted hover:text-accent"
              >
                <UserRound aria-hidden="true" className="size-5 sm:hidden" />
                <span className="max-w-[28ch] truncate max-sm:sr-only">{staff.email}</span>
              </a>
              <button
                type="button"
                popoverTarget="inbox-keys"
                aria-label="Keys"
                className="icon-button inbox-keys-button"
              >
                <Keyboard aria-hidden="true" className="size-5" />
              </button>
              <form method="post" action={inboxPaths.signOut}>
                <button type="submit" aria-label="Sign out" className="icon-button">
                  <LogOut aria-hidden="true" className="size-5" />
                </button>
              </form>
            </>
          )}
        </div>
        {staff && (
          <nav aria-label="Inbox" className="inbox-nav -mx-3 basis-full overflow-x-auto">
            <ul className="flex">
              {entries
                .filter(
                  ({ needs, href }) =>
                    hasRole(staff.role, needs) && (publishes || href !== inboxPaths.content),
                )
                .map(({ title, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={href === path ? 'page' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}
