import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { Page } from '../../content/schemas/page.ts';

/** How to fill the list. */
export function EmptyList({ heading, body, cards }: Page['sections'][number]) {
  return (
    <div className="rounded-md border border-dashed border-edge p-6 print:hidden">
      <ClipboardList aria-hidden="true" className="size-8 text-accent" />
      <h3 className="mt-3 text-lg font-semibold">{heading}</h3>
      {body.map((paragraph) => (
        <p key={paragraph} className="mt-1 text-muted">
          {paragraph}
        </p>
      ))}
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {cards.map(({ title, text, link }) => (
          <li key={title}>
            <a href={link?.href} className="font-semibold text-accent underline">
              {title}
            </a>
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
