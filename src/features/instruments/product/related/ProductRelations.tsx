import type { Catalogue } from '../../../../content/schemas/catalogue.ts';
import type { Relations } from './loadRelations.ts';
import { RelatedGroups } from './RelatedGroups.tsx';

interface Props {
  relations: Relations;
  words: Catalogue['related'];
}

/** The instruments and accessories that go with this one. */
export function ProductRelations({ relations, words }: Props) {
  const { requires, worksWith, accessories } = relations;
  if (requires.length + worksWith.length + accessories.length === 0) return null;
  return (
    <section id="works-with" className="border-t border-line">
      <div className="page-width section-space">
        <h2 className="text-heading">{words.heading}</h2>
        <RelatedGroups
          groups={[
            { title: requires.length > 1 ? words.needsOne : words.needs, products: requires },
            { title: words.worksWith, products: worksWith },
          ]}
          accessories={{ title: words.accessories, items: accessories }}
        />
      </div>
    </section>
  );
}
