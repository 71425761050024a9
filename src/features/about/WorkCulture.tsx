import { Section } from '../../components/ui/Section.tsx';
import type { Page } from '../../content/schemas/page.ts';
import { illustration } from '../../pictures/illustrations.ts';

/** Three pictures of how work is done here. */
export function WorkCulture({ heading, body, cards }: Page['sections'][number]) {
  return (
    <Section id="work-culture" heading={heading} lead={body.join(' ')}>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {cards.map(({ title, text, picture = '', alt = '' }) => (
          <li key={title}>
            <img
              {...illustration(picture)}
              alt={alt}
              loading="lazy"
              className="drawing w-full rounded-md"
            />
            <h3 className="mt-5 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
