import type { Page } from '../../content/schemas/page.ts';
import { CardIcon } from '../icons/CardIcon.tsx';

/** A page section in the narrow column beside a form. */
export function AsideBlock({ heading, body, cards, points }: Page['sections'][number]) {
  return (
    <section className="border-t-2 border-accent pt-4">
      <h2 className="text-heading">{heading}</h2>
      {body.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-muted">
          {paragraph}
        </p>
      ))}
      {cards.length > 0 && (
        <ul className="mt-5 grid gap-5">
          {cards.map(({ title, text, icon }) => (
            <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-4">
              {icon && <CardIcon name={icon} />}
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {points.length > 0 && (
        <ul className="mt-4 list-disc grid gap-2 pl-5 text-muted marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
