import type { Page } from '../../content/schemas/page.ts';
import { Section } from '../ui/Section.tsx';
import { CardGrid } from './CardGrid.tsx';

type Props = Pick<Page['sections'][number], 'heading' | 'cards'> & {
  id?: string;
  className?: string;
};

/** A section that consists of cards only. */
export function FeatureCards({ cards, ...section }: Props) {
  return (
    <Section {...section}>
      <CardGrid cards={cards} />
    </Section>
  );
}
