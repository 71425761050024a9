import { noBreak } from '../../../../components/ui/noBreak.tsx';
import { accessoryPath } from '../../../../site/paths.ts';
import type { Relations } from './loadRelations.ts';
import { RelatedCards } from './RelatedCards.tsx';

interface Props {
  groups: readonly { title: string; products: Relations['worksWith'] }[];
  accessories: { title: string; items: Relations['accessories'] };
}

/** Instruments in groups, then accessories with their order codes; what is empty is left out. */
export function RelatedGroups({ groups, accessories: { title: heading, items } }: Props) {
  return (
    <>
      {groups.map(
        ({ title, products }) =>
          products.length > 0 && (
            <div key={title} className="mt-6">
              <h3 className="font-semibold">{title}</h3>
              <RelatedCards products={products} level="h4" />
            </div>
          ),
      )}
      {items.length > 0 && (
        <div className="mt-6">
          <h3 className="font-semibold">{heading}</h3>
          <ul className="mt-2 gap-x-10 sm:columns-2">
            {items.map(({ slug, name, order }) => (
              <li key={slug} className="break-inside-avoid py-1">
                <a href={accessoryPath(slug)} className="text-accent hover:underline">
                  {noBreak(name)}
                </a>
                <span className="figures ml-3 text-sm whitespace-nowrap text-muted">{order}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
