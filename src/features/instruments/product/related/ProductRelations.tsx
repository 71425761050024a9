import type { Catalogue } from '../../../../content/schemas/catalogue.ts';
import { accessoryPath } from '../../../../site/paths.ts';
import type { Relations } from './loadRelations.ts';
import { RelatedCards } from './RelatedCards.tsx';

interface Props {
  relations: Relations;
  words: Catalogue['related'];
}

/** The instruments and accessories that go with this one. */
export function ProductRelations({ relations, words }: Props) {
  const { requires, worksWith, accessories } = relations;
  const groups = [
    { title: requires.length > 1 ? words.needsOne : words.needs, products: requires },
    { title: words.worksWith, products: worksWith },
  ].filter(({ products }) => products.length > 0);
  if (groups.length === 0 && accessories.length === 0) return null;
  return (
    <section id="works-with" className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">{words.heading}</h2>
        {groups.map(({ title, products }) => (
          <div key={title} className="mt-6">
            <h3 className="font-semibold">{title}</h3>
            <RelatedCards products={products} level="h4" />
          </div>
        ))}
        {accessories.length > 0 && (
          <div className="mt-6">
            <h3 className="font-semibold">{words.accessories}</h3>
            <ul className="mt-2 gap-x-10 sm:columns-2">
              {accessories.map(({ slug, name, order }) => (
                <li key={slug} className="break-inside-avoid py-1">
                  <a href={accessoryPath(slug)} className="text-accent hover:underline">
                    {name}
                  </a>
                  <span className="figures ml-3 text-sm text-muted">{order}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
