import Scale from 'lucide-react/icons/scale';
import { ButtonLink } from '../../../../components/ui/ButtonLink.tsx';
import type { Catalogue } from '../../../../content/schemas/catalogue.ts';
import { comparePath } from '../../../../site/pageAddresses.ts';
import type { RelatedProduct } from './loadRelations.ts';
import { RelatedCards } from './RelatedCards.tsx';

interface Props {
  slug: string;
  nearest: readonly RelatedProduct[];
  words: Catalogue['compare'];
}

/** The nearest alternatives, and the way to all of them side by side. */
export function CompareWith({ slug, nearest, words }: Props) {
  if (nearest.length === 0) return null;
  return (
    <section id="compare" className="border-t border-line print:hidden">
      <div className="page-width section-space">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-heading">{words.heading}</h2>
            <p className="mt-1 text-muted">{words.lead}</p>
          </div>
          <ButtonLink
            href={comparePath([slug, ...nearest.map((other) => other.slug)])}
            variant="secondary"
          >
            <Scale aria-hidden="true" className="size-5" />
            {words.label}
          </ButtonLink>
        </div>
        <RelatedCards products={nearest} level="h3" />
      </div>
    </section>
  );
}
