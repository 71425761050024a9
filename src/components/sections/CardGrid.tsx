import type { Page } from '../../content/schemas/page.ts';
import { CardIcon } from '../icons/CardIcon.tsx';
import { noBreak } from '../ui/noBreak.tsx';

type Card = Page['sections'][number]['cards'][number];

/** Keeps rows even: three, four or five across. */
function columns(count: number) {
  if (count === 5) return 'lg:grid-cols-5';
  return count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
}

/** Cards of equal weight in one frame, each with its icon, divided by hairlines. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 ${columns(cards.length)}`}
    >
      {cards.map(({ title, text, icon, badge, link }) => (
        <li key={title} className="relative bg-surface p-6 sm:max-lg:last:odd:col-span-2">
          {icon && <CardIcon name={icon} />}
          <h3 className="mt-4 text-lg font-semibold">
            {link ? (
              <a href={link.href} className="after:absolute after:inset-0 hover:text-accent">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {badge && <p className="figures mt-1 text-sm text-caution">{badge}</p>}
          <p className="mt-2 max-w-[60ch] text-muted">{noBreak(text)}</p>
        </li>
      ))}
    </ul>
  );
}
