import type { Page } from '../../content/schemas/page.ts';
import { Section } from '../ui/Section.tsx';
import { CardGrid } from './CardGrid.tsx';

type Props = Pick<Page['sections'][number], 'heading' | 'cards'> & {
  id?: string | undefined;
  className?: string | undefined;
};

/** A section that consists of cards only. */
export function FeatureCards({ heading, cards, id, className }: Props) {
  return (
    <Section heading={heading} id={id} className={className}>
      <CardGrid cards={cards} />
    </Section>
  );
}
