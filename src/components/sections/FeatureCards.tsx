import type { Page } from '../../content/schemas/page.ts';
import { Section } from '../ui/Section.tsx';

type Props = Pick<Page['sections'][number], 'heading' | 'cards'> & { id?: string };

/** The cards of a section over the whole width, three in a row. */
export function FeatureCards({ heading, cards, id }: Props) {
  return (
    <Section heading={heading} {...(id ? { id } : {})}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text }) => (
          <li key={title} className="rounded-md border border-line bg-surface p-6 shadow-card">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
