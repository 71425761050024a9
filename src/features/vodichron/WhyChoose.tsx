import Check from 'lucide-react/icons/check';
import type { Page } from '../../content/schemas/page.ts';

export function WhyChoose({ heading, points }: Page['sections'][number]) {
  return (
    <section className="border-y border-line bg-raised section-space">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{heading}</h2>
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {points.map((point) => (
            <li
              key={point}
              className="grid grid-cols-[2rem_1fr] border-t-2 border-accent pt-3 text-lg font-medium"
            >
              <Check aria-hidden className="mt-1 size-5 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
