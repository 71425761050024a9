import type { Page } from '../../content/schemas/page.ts';

/** A short list beside the contact form. */
export function SideCard({ heading, points }: Page['sections'][number]) {
  return (
    <section className="card p-6 shadow-card">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <ul className="mt-3 list-disc grid gap-1.5 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
