import { accessoryPath } from '../../../site/paths.ts';
import { RelatedCards } from '../product/related/RelatedCards.tsx';
import type { StandardPageData } from './loadStandardPage.ts';
import '../product/product.css';

type Props = Pick<StandardPageData, 'standard' | 'roles' | 'near' | 'accessories' | 'words'>;

/** The instruments for a standard by role, or what comes near to it. */
export function StandardInstruments({ standard, roles, near, accessories, words }: Props) {
  const groups = standard.made ? roles : [{ title: words.near, products: near }];
  const shown = groups.filter(({ products }) => products.length > 0);
  if (standard.made && shown.length === 0 && accessories.length === 0) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">{words.instruments}</h2>
        {!standard.made && (
          <p className="mt-3 text-lead">{words.notMade.replace('[standard]', standard.id)}</p>
        )}
        {shown.map(({ title, products }) => (
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
