import type { Page } from '../../content/schemas/page.ts';

/** The company's principles, in a few words each. */
export function Principles({ heading, body, cards }: Page['sections'][number]) {
  return (
    <section className="bg-raised section-space">
      <div className="page-width">
        <h2 className="max-w-3xl text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{body.join(' ')}</p>
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {cards.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
