import ArrowRight from 'lucide-react/icons/arrow-right';

import { noBreak } from '../ui/noBreak.tsx';

interface Props {
  heading: string;
  cards: readonly { title: string; text: string; href: string }[];
}

/** Where to start from, each card one link. */
export function LinkCards({ heading, cards }: Props) {
  return (
    <section className="page-width section-space print:hidden">
      <h2 className="text-heading">{heading}</h2>
      <ul
        className={`mt-6 grid gap-5 sm:grid-cols-2 ${cards.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}
      >
        {cards.map(({ title, text, href }) => (
          <li key={title} className="relative card p-6 hover:border-accent">
            <h3 className="font-semibold">
              <a
                href={href}
                className="inline-flex items-center gap-2 text-accent after:absolute after:inset-0"
              >
                {title}
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
              </a>
            </h3>
            <p className="mt-1 text-muted">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
