import type { Page } from '../../content/schemas/page.ts';
import { noBreak } from '../ui/noBreak.tsx';

type Props = Page['sections'][number] & {
  /** Puts the heading above the text instead of beside it. */
  stacked?: boolean;
};

/** A section's anchor, derived from its heading. */
export const sectionId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function PageSection({ heading, body, cards, steps, points, stacked = false }: Props) {
  const layout = stacked ? 'gap-4 py-8' : 'gap-x-12 gap-y-6 py-12 lg:grid-cols-[1fr_2.4fr]';
  return (
    <section id={sectionId(heading)} className={`grid ${layout}`}>
      <h2 className="text-heading">{heading}</h2>
      <div className="flex flex-col gap-6">
        {body.map((paragraph) => (
          <p key={paragraph} className="max-w-[68ch]">
            {noBreak(paragraph)}
          </p>
        ))}
        {points.length > 0 && (
          <ul className="max-w-[68ch] list-disc grid gap-2 pl-5 marker:text-accent">
            {points.map((point) => (
              <li key={point}>{noBreak(point)}</li>
            ))}
          </ul>
        )}
        {cards.length > 0 && (
          <ul
            className={`grid gap-4 sm:grid-cols-2 ${cards.length % 3 === 0 ? 'xl:grid-cols-3' : ''}`}
          >
            {cards.map((card) => (
              <li key={card.title} className="card p-5">
                {card.badge && <p className="figures mb-2 text-sm text-caution">{card.badge}</p>}
                <h3 className="font-semibold">{card.title}</h3>
                <p className="mt-2 text-muted">{noBreak(card.text)}</p>
                {card.link && (
                  <a
                    href={card.link.href}
                    aria-label={`${card.link.label}: ${card.title}`}
                    className="mt-3 inline-block font-semibold text-accent hover:underline"
                  >
                    {card.link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        {steps.length > 0 && (
          <ol className="grid gap-5">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.5rem_1fr]">
                <span aria-hidden="true" className="figures text-xl text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-1 max-w-[62ch] text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
